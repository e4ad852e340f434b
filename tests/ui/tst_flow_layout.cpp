// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/flow_layout.h"

#include <QTest>
#include <QWidget>

using stormglass::ui::FlowLayout;

class FlowLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_widget = std::make_unique<QWidget>();
        auto* layout = new FlowLayout(10, 5, m_widget.get());
        for (int index = 0; index < 3; ++index) {
            auto* child = new QWidget;
            child->setFixedSize(100, 20);
            layout->addWidget(child);
            m_children[static_cast<std::size_t>(index)] = child;
        }
    }

    void goesOnBelowWhereTheWidthEnds()
    {
        m_widget->resize(215, 100);
        m_widget->layout()->activate();
        QCOMPARE(m_children[0]->pos(), QPoint(0, 0));
        QCOMPARE(m_children[1]->pos(), QPoint(110, 0));
        QCOMPARE(m_children[2]->pos(), QPoint(0, 25));
    }

    void tellsItsHeight()
    {
        const QLayout& layout = *m_widget->layout();
        QVERIFY(m_widget->hasHeightForWidth());
        QCOMPARE(layout.heightForWidth(320), 20);
        QCOMPARE(layout.heightForWidth(319), 45);
        QCOMPARE(layout.heightForWidth(50), 70);
        QCOMPARE(layout.sizeHint(), QSize(320, 20));
        QCOMPARE(layout.minimumSize(), QSize(100, 20));
        QCOMPARE(FlowLayout(10, 5).sizeHint(), QSize(0, 0));
    }

    void widgetsThatGoLeaveNoGap()
    {
        delete m_children[0];
        m_widget->resize(215, 100);
        m_widget->layout()->activate();
        QCOMPARE(m_widget->layout()->count(), 2);
        QCOMPARE(m_children[1]->pos(), QPoint(0, 0));
    }

private:
    std::unique_ptr<QWidget> m_widget;
    std::array<QWidget*, 3> m_children{};
};

QTEST_MAIN(FlowLayoutTest)
#include "tst_flow_layout.moc"
