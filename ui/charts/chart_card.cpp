// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_card.h"

#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_table.h"
#include "ui/charts/chart_view.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/tab_order.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

namespace {

/// As many rows of a map as a person may still want to walk through.
constexpr std::size_t mostCells = 2000;

QLabel* addLabel(QLayout* layout, TextSize size, QFont::Weight weight = QFont::Normal)
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    useTextSize(label, size, weight);
    layout->addWidget(label);
    return label;
}

/// A menu text with the keys that the window gives it: shown here, not caught here, or several
/// cards would quarrel over them.
QString withKeys(const QString& text, const QKeySequence& keys)
{
    return text + u'\t' + keys.toString(QKeySequence::NativeText);
}

} // namespace

ChartCard::ChartCard(QWidget* parent)
    : Card(parent)
    , m_more(new QToolButton)
    , m_picture(new QWidget)
    , m_legend(new ChartLegend)
    , m_view(new ChartView)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* head = new QHBoxLayout;
    layout->addLayout(head);
    m_title = addLabel(head, TextSize::Title, QFont::DemiBold);
    head->addWidget(m_more, 0, Qt::AlignTop);
    head->setStretch(0, 1);
    m_subtitle = addLabel(layout, TextSize::Note);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    auto* picture = new QVBoxLayout(m_picture);
    picture->setContentsMargins(0, 4, 0, 0);
    picture->setSpacing(2);
    picture->addWidget(m_legend);
    picture->addWidget(m_view, 1);
    layout->addWidget(m_picture, 1);
    m_nothing = addLabel(layout, TextSize::Body);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAlignment(Qt::AlignCenter);
    layout->setStretchFactor(m_nothing, 1);
    m_more->setText(u"⋯"_s);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setAccessibleName(tr("More for this chart"));
    m_more->setToolTip(tr("More for this chart"));
    showFace();
    connect(m_more, &QToolButton::clicked, this, &ChartCard::openMenu);
    connect(m_legend, &ChartLegend::hiddenChanged, m_view, &ChartView::setHidden);
    connect(m_legend, &ChartLegend::grown, this, &ChartCard::orderTabs);
    connect(m_view, &ChartView::pointedAt, this, &ChartCard::pointedAt);
    connect(m_view, &ChartView::handleMoved, this, &ChartCard::handleMoved);
    connect(m_view, &ChartView::stretchPicked, this, &ChartCard::stretchPicked);
    connect(m_view, &ChartView::handleStepped, this, &ChartCard::handleStepped);
    connect(m_view, &ChartView::dragStarted, this, &ChartCard::dragStarted);
    connect(m_view, &ChartView::dragEnded, this, &ChartCard::dragEnded);
    connect(m_view, &ChartView::focusChanged, this, [this] { update(); });
}

// A view that goes lets go of its handle: too late to pass that on.
ChartCard::~ChartCard() { disconnect(m_view, nullptr, this, nullptr); }

void ChartCard::setChart(const Chart& chart)
{
    m_title->setText(qtText(chart.title));
    m_legend->setChart(chart);
    m_view->setChart(chart);
    setAccessibleName(qtText(chart.title));
    m_isTableOld = true;
    showTable();
    if (hasPoints(chart)) {
        setState(ChartState::Current);
    } else {
        setState(ChartState::Empty, qtText(chart.summary));
    }
}

void ChartCard::setState(ChartState state, const QString& sentence)
{
    m_state = state;
    m_sentence = sentence;
    const Chart& chart = m_view->givenChart();
    const QString marked = mark();
    showSubtitle();
    m_nothing->setText(state == ChartState::Empty ? sentence : QString());
    m_view->setDimmed(state == ChartState::LastGood ? Dimming::Dimmed : Dimming::Full);
    const QString summary = state == ChartState::Empty ? sentence : qtText(chart.summary);
    setAccessibleDescription(marked.isEmpty() ? summary : marked + u' ' + summary);
    showFace();
}

void ChartCard::setFace(ChartFace face)
{
    if (face == m_face || (m_state == ChartState::Empty && face == ChartFace::Table)) {
        return;
    }
    const QWidget* focus = QApplication::focusWidget();
    const bool hasFocus = focus != nullptr && isAncestorOf(focus);
    if (hasFocus) {
        m_more->setFocus(); // stays while the faces change; a face that goes would give it away
    }
    m_face = face;
    if (face == ChartFace::Table) {
        if (m_table == nullptr) {
            m_table = new ChartTable;
            static_cast<QBoxLayout*>(layout())->addWidget(m_table, 1);
            orderTabs();
        }
        m_isTableOld = true;
    }
    showFace();
    showTable();
    showSubtitle();
    if (hasFocus) {
        (face == ChartFace::Table ? static_cast<QWidget*>(m_table) : m_view)->setFocus();
    }
    Q_EMIT faceChanged(face);
}

void ChartCard::addControl(QWidget* control)
{
    if (m_controls == nullptr) {
        constexpr int gap = 8;
        m_controls = new FlowLayout(gap, 2);
        auto* whole = static_cast<QVBoxLayout*>(layout());
        whole->insertLayout(whole->indexOf(m_picture), m_controls);
    }
    m_controls->addWidget(control);
    orderTabs();
}

void ChartCard::setAxisRanges(AxisRanges ranges) { m_view->setAxisRanges(ranges); }

void ChartCard::setHidden(const HiddenCurves& hidden) { m_legend->setHidden(hidden); }

void ChartCard::showPointedAt(std::optional<double> x) { m_view->showPointedAt(x); }

const Chart& ChartCard::chart() const { return m_view->givenChart(); }

const ChartScene& ChartCard::shownScene() const { return m_view->shownScene(); }

QList<QPointF> ChartCard::curvePoints(qsizetype curve) const { return m_view->curvePoints(curve); }

// Layouts ask for the least height without regard to the width at which words wrap.
QSize ChartCard::minimumSizeHint() const
{
    const QSize least = Card::minimumSizeHint();
    return {least.width(),
            std::max(least.height(), layout()->totalMinimumHeightForWidth(least.width()))};
}

// The focus frame goes around the view: inside it would cross the axis titles.
void ChartCard::paintEvent(QPaintEvent* event)
{
    Card::paintEvent(event);
    if (!m_view->hasFocus()) {
        return;
    }
    constexpr double corner = 4.0;
    const QRect view(m_view->mapTo(this, QPoint()), m_view->size());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(lookOf(palette()).accent, 2.0));
    painter.drawRoundedRect(QRectF(view).adjusted(-6, -2, 6, 4), corner, corner);
}

void ChartCard::showEvent(QShowEvent* event)
{
    Card::showEvent(event);
    showTable();
    showSubtitle();
}

void ChartCard::openMenu()
{
    if (m_menu == nullptr) {
        m_menu = new QMenu(m_more);
        m_otherFace = m_menu->addAction(QString(), this, [this] {
            setFace(m_face == ChartFace::Picture ? ChartFace::Table : ChartFace::Picture);
        });
        m_menu->addSeparator();
        m_menu->addAction(withKeys(tr("Copy &picture"), Qt::CTRL | Qt::Key_C), this,
                          &ChartCard::copyPicture);
        m_menu->addAction(withKeys(tr("Copy &data"), Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
                          &ChartCard::copyData);
    }
    m_otherFace->setText(
        withKeys(m_face == ChartFace::Picture ? tr("Show as &table") : tr("Show as &picture"),
                 Qt::CTRL | Qt::Key_T));
    m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

void ChartCard::showFace()
{
    const bool isEmpty = m_state == ChartState::Empty;
    const bool isPicture = m_face == ChartFace::Picture;
    m_more->setEnabled(!isEmpty);
    m_nothing->setVisible(isEmpty);
    m_picture->setVisible(!isEmpty && isPicture);
    if (m_table != nullptr) {
        m_table->setVisible(!isEmpty && !isPicture);
    }
}

void ChartCard::showTable()
{
    if (m_face == ChartFace::Table && isVisible() && std::exchange(m_isTableOld, false)) {
        m_table->setTable(tableOf(m_view->givenChart(), mostCells));
    }
}

void ChartCard::showSubtitle()
{
    const Chart& chart = m_view->givenChart();
    const QString marked = mark();
    if (!marked.isEmpty()) {
        m_subtitle->setText(marked);
        return;
    }
    const auto shown = m_face == ChartFace::Table && chart.map ? m_table->rowCount() : 0;
    const auto all = chart.map ? chart.map->cells.size() : 0;
    m_subtitle->setText(0 < shown && shown < all
                            ? tr("%L1 of %L2 points, evenly thinned").arg(shown).arg(all)
                            : qtText(chart.subtitle));
}

// Controls, legend entries and the table come later than the view.
void ChartCard::orderTabs()
{
    std::vector<QWidget*> parts{m_more};
    for (int place = 0; m_controls != nullptr && place < m_controls->count(); ++place) {
        parts.push_back(m_controls->itemAt(place)->widget());
    }
    parts.push_back(m_legend);
    parts.push_back(m_view);
    if (m_table != nullptr) {
        parts.push_back(m_table);
    }
    chainTabs(parts);
}

void ChartCard::showLike(const ChartCard& other)
{
    m_view->showLike(*other.m_view);
    m_legend->setHidden(other.m_legend->hidden());
    setChart(other.chart());
    setState(other.m_state, other.m_sentence);
    m_more->hide();
}

QString ChartCard::mark() const
{
    switch (m_state) {
    case ChartState::LastGood:
        return tr("Last good result: %1").arg(m_sentence);
    case ChartState::Partial:
        return tr("Partial: %1").arg(m_sentence);
    case ChartState::Current:
    case ChartState::Empty:
        break;
    }
    return {};
}

} // namespace stormglass::ui
