# SPDX-FileCopyrightText: 2026 The Stormglass authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The one place for compile options. Every target links stormglass_options; targets that use Qt link
# stormglass_qt_options as well.

add_library(stormglass_options INTERFACE)
target_include_directories(stormglass_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(
    stormglass_options
    INTERFACE -Wall
              -Wextra
              -Wpedantic
              -Wconversion
              -Wshadow
              -Wold-style-cast
              -Wcast-qual
              -Wnon-virtual-dtor
              -Woverloaded-virtual
              # Clang's also counts long double, which is wider on purpose where it is used.
              $<$<CXX_COMPILER_ID:GNU>:-Wdouble-promotion>
              # Designated initialisers leave out what keeps its default.
              -Wno-missing-field-initializers
              # GCC 12 sees overlaps that are not there in "literal" + std::string (its bug 105651).
              $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
              # At -O3 it takes the inactive text of a moved std::variant for uninitialised.
              $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-maybe-uninitialized>
              # Same bytes in every build type: no fused multiply-add behind our back.
              -ffp-contract=off)
target_compile_definitions(stormglass_options INTERFACE STORMGLASS_VERSION="${PROJECT_VERSION}")

add_library(stormglass_qt_options INTERFACE)
target_link_libraries(stormglass_qt_options INTERFACE stormglass_options)
target_compile_definitions(
    stormglass_qt_options
    INTERFACE QT_NO_CAST_FROM_ASCII
              QT_NO_CAST_TO_ASCII
              QT_NO_CAST_FROM_BYTEARRAY
              QT_NO_URL_CAST_FROM_STRING
              QT_NO_KEYWORDS
              QT_NO_FOREACH
              QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
              QT_USE_QSTRINGBUILDER)
