// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/core/outcome.h"
#include "ui/shell/measured.h"

#include <QDialog>

#include <functional>

class QButtonGroup;
class QPushButton;

namespace stormglass::ui {

class MeasureProgressBar;
class MeasureResult;
class MeasureSource;
class MessageBar;
class PrimaryButton;
class ScrolledColumn;

/// Measures what sliders are otherwise guessed at: a source, its progress, its figures. It blocks
/// nothing, stays open while figures are applied, and keeps what was typed and measured when
/// something fails. Each source has a message and a result of its own.
class MeasureDialog : public QDialog {
    Q_OBJECT

public:
    using Today = std::function<QDate()>;

    /// The label of the slider that takes such figures; empty where none is shown that does.
    using SliderName = std::function<QString(Measurable)>;

    /// Takes over the sources, which are offered in this order, the one with that key first.
    MeasureDialog(const std::vector<MeasureSource*>& sources, const QString& key, Today today,
                  SliderName sliderName, QWidget* parent = nullptr);

    /// Other sliders are shown than before.
    void nameSliders();

    /// Shows what the source with that key found on a day, before the dialog was opened.
    void showFound(const QString& key, const Measured& measured, QDate day);

    /// A sentence on what became of something, beside the source that is shown.
    void say(const QString& sentence, Tone tone);

Q_SIGNALS:
    /// Another source is shown.
    void sourceChosen(const QString& key);

    /// A source has found something, today.
    void found(const QString& key, const stormglass::ui::Measured& measured, QDate day);

    /// A figure is to be sent to its slider; `source` says where it comes from.
    void applyAsked(const stormglass::ui::MeasuredFigure& figure, const QString& source);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Message {
        QString sentence; ///< empty for none
        Tone tone = Tone::Neutral;
    };

    struct Page {
        MeasureSource* source = nullptr;
        MeasureResult* result = nullptr;
        Message message = {};
    };

    [[nodiscard]] Page& current() { return m_pages[m_current]; }
    void addSource(MeasureSource* source);
    void addFoot();
    void addButtons();
    void orderTabs();
    void chooseSource(std::size_t place);
    void begin();
    void finish(const Outcome<Measured>& outcome);
    void forgetMessage(std::size_t place);
    void markAsOld(std::size_t place);
    void say(std::size_t place, const QString& sentence, Tone tone);
    void setMeasuring(bool measuring);
    void showMessage();
    MeasureResult* placeResult(Page& page, const Measured& measured, QDate day);
    void showResult(const Measured& measured);

    Today m_today;
    SliderName m_sliderName;
    std::vector<Page> m_pages;
    std::size_t m_current = 0;
    QButtonGroup* m_choice;
    QWidget* m_choices;
    ScrolledColumn* m_body;
    MessageBar* m_message;
    MeasureProgressBar* m_progress;
    PrimaryButton* m_measure;
    QPushButton* m_close;
};

} // namespace stormglass::ui
