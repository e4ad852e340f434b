// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/model/slack_on_loopback.h"
#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_table.h"
#include "ui/shell/measure_dialog.h"
#include "ui/shell/measure_result.h"
#include "ui/shell/measurement.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>

namespace stormglass {

inline const QByteArray secret = "xoxb-1234-secret";

/// A keyring in memory, which counts how often it is touched.
class FakeTokenStore : public ui::TokenStore {
public:
    void read(QObject& context, Found found) override
    {
        answer(context, [this, found = std::move(found)] {
            found(isAbsent          ? Outcome<QByteArray>(absence())
                  : token.isEmpty() ? Outcome<QByteArray>(Problem{"keyring", "it is empty", ""})
                                    : Outcome<QByteArray>(token));
        });
    }

    void write(const QByteArray& kept, QObject& context, Done done) override
    {
        answer(context, [this, kept, done = std::move(done)] {
            if (!isAbsent) {
                token = kept;
            }
            done(isAbsent ? std::optional(absence()) : std::nullopt);
        });
    }

    void forget(QObject& context, Done done) override
    {
        answer(context, [this, done = std::move(done)] {
            token.clear();
            done(isAbsent ? std::optional(absence()) : std::nullopt);
        });
    }

    QByteArray token;
    bool isAbsent = false; ///< no daemon answers
    bool isSilent = false; ///< it never answers, as when it waits for its user
    int touched = 0;

private:
    static Problem absence() { return {"keyring", "no keyring answers", "type the token"}; }

    void answer(QObject& context, std::function<void()> speak)
    {
        ++touched;
        if (!isSilent) {
            QTimer::singleShot(0, &context, std::move(speak));
        }
    }
};

/// The window, its Measure dialog, and a workspace on this machine.
struct MeasureFixture : WindowFixture {
    tests::SlackOnLoopback slack;
    std::shared_ptr<FakeTokenStore> store = std::make_shared<FakeTokenStore>();
    ui::Measurement measurement;

    explicit MeasureFixture(std::chrono::milliseconds second = std::chrono::milliseconds(1))
        : measurement(
              window, document, settings,
              [this]() -> const InstrumentEntry& { return window.currentPage().instrument(); },
              {{slack.address(), second}, store, [] {
                   return QDate(2026, 11, 30);
               }})
    {
    }

    /// Shows window and dialog, and gives the dialog the keyboard.
    bool openDialog()
    {
        window.resize(1280, 720);
        window.show();
        measurement.open();
        return QTest::qWaitForWindowActive(dialog());
    }

    [[nodiscard]] ui::MeasureDialog* dialog() const
    {
        return window.findChild<ui::MeasureDialog*>();
    }

    template <class Widget>
    [[nodiscard]] Widget* part(const QString& name) const
    {
        return dialog()->findChild<Widget*>(name);
    }

    [[nodiscard]] QLineEdit* token() const { return part<QLineEdit>(QStringLiteral("token")); }

    void typeToken() const
    {
        token()->clear();
        QTest::keyClicks(token(), QString::fromLatin1(secret));
    }

    [[nodiscard]] QAbstractButton* button(const QString& name) const
    {
        return part<QAbstractButton>(name);
    }

    void measure() const { button(QStringLiteral("startMeasuring"))->click(); }

    [[nodiscard]] bool isMeasuring() const
    {
        return button(QStringLiteral("cancelMeasuring"))->isVisible();
    }

    /// Waits until the running measurement is over.
    [[nodiscard]] bool finish() const
    {
        return QTest::qWaitFor([this] { return !isMeasuring(); }, 20000);
    }

    /// The newest result; null where there is none.
    [[nodiscard]] ui::MeasureResult* result() const
    {
        for (auto* candidate : dialog()->findChildren<ui::MeasureResult*>()) {
            if (candidate->isVisible()) {
                return candidate;
            }
        }
        return nullptr;
    }

    [[nodiscard]] QString resultText(const QString& name) const
    {
        const auto* label = result()->findChild<QLabel*>(name);
        return label == nullptr ? QString() : label->text();
    }

    [[nodiscard]] QList<QPushButton*> applyButtons() const
    {
        return result()->findChildren<QPushButton*>(QStringLiteral("applyFigure"));
    }

    [[nodiscard]] QString message() const
    {
        return dialog()->findChild<ui::MessageBar*>()->message();
    }
};

/// So many messages at equal distances, as a page of history; the first has replies in its thread.
inline tests::Played historyPage(int messages, int secondsApart, int replies = 0)
{
    QByteArray rows;
    for (int row = 0; row < messages; ++row) {
        rows += (row == 0 ? R"({"reply_count":)" + QByteArray::number(replies) + R"(,"ts":")"
                          : QByteArray(R"(,{"ts":")")) +
                QByteArray::number(1700000000 + secondsApart * row) + R"(.000100"})";
    }
    return tests::json(R"({"ok":true,"messages":[)" + rows + "]}");
}

/// Three channels: 10.5 a minute, one that refuses, and a slow one with replies.
inline void playWorkspace(tests::SlackOnLoopback& slack)
{
    slack.play(QStringLiteral("auth.test"),
               tests::json(R"({"ok":true,"team":"Acme","user_id":"U1"})"));
    slack.play(QStringLiteral("users.conversations"),
               tests::json(R"({"ok":true,"channels":[{"id":"C1","name":"general"},)"
                           R"({"id":"C2","name":"secret"},{"id":"C3","name":"slow"}]})"));
    slack.play(QStringLiteral("conversations.history"), historyPage(21, 6));
    slack.play(QStringLiteral("conversations.history"), tests::refusal("not_in_channel"));
    slack.play(QStringLiteral("conversations.history"), historyPage(12, 311, 7));
}

} // namespace stormglass
