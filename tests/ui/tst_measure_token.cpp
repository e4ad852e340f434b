// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/measure_fixture.h"
#include "ui/shell/keyring_token_store.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QDirIterator>
#include <QFile>
#include <QMetaProperty>
#include <QMimeData>

#include <sys/prctl.h>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// What an assistive technology can read of an object.
QStringList accessibleTexts(QObject& object)
{
    QStringList texts;
    if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&object)) {
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                QAccessible::Help, QAccessible::Accelerator}) {
            texts << interface->text(kind);
        }
        if (auto* text = interface->textInterface()) {
            texts << text->text(0, text->characterCount());
        }
    }
    return texts;
}

/// Every text that an object has as a property. Of the field that is typed into, not the text
/// itself, which has to be somewhere, but what it shows.
QStringList propertyTexts(const QObject& object, const QObject* typedInto)
{
    QStringList texts;
    for (int at = 0; at < object.metaObject()->propertyCount(); ++at) {
        const QMetaProperty property = object.metaObject()->property(at);
        const bool isTyped = &object == typedInto && property.name() == QByteArray("text");
        const QVariant value = isTyped ? QVariant() : property.read(&object);
        texts << value.toString() << QString::fromUtf8(value.toByteArray());
        texts << value.toStringList();
    }
    return texts;
}

QStringList filesTexts(const QString& folder)
{
    QStringList texts;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        texts << (file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString());
    }
    return texts;
}

} // namespace

/// A token goes to Slack, and to the keyring when that is asked for; nowhere else.
class MeasureTokenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qunsetenv("SLACK_BOT_TOKEN");
        QApplication::clipboard()->clear();
        m_shown = std::make_unique<MeasureFixture>();
        playWorkspace(m_shown->slack);
        QVERIFY(m_shown->openDialog());
    }

    void cleanup()
    {
        m_shown.reset();
        qunsetenv("SLACK_BOT_TOKEN");
    }

    void theTokenIsFoundNowhere()
    {
        m_shown->typeToken();
        QTest::keyClick(m_shown->token(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(m_shown->token(), Qt::Key_C, Qt::ControlModifier);
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QCOMPARE(m_shown->slack.asked().front().authorization, "Bearer " + secret);
        m_shown->applyButtons().first()->click();
        QCOMPARE(whereFound(m_shown->token()), QStringList());
        m_shown->slack.play(u"auth.test"_s, tests::refusal("invalid_auth")); // nor in an error
        m_shown->measure();
        QVERIFY(m_shown->finish());
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(!m_shown->message().isEmpty());
        QCOMPARE(whereFound(m_shown->token()), QStringList());
        m_shown->dialog()->close();
        QTRY_VERIFY(m_shown->dialog() == nullptr);
        QCOMPARE(whereFound(nullptr), QStringList());
        m_shown->measurement.open();
        QVERIFY(m_shown->token()->text().isEmpty());
        QCOMPARE(m_shown->store->touched, 0);
    }

    /// A crash report must not hold what is being typed.
    void theMemoryIsPrivateBeforeATokenIsTyped()
    {
        ::prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
        m_shown = std::make_unique<MeasureFixture>();
        QVERIFY(m_shown->openDialog());
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 0);
    }

    /// The search finds a token where one is; the field without its echo mode would be such a
    /// place.
    void theSearchFindsWhatIsThere()
    {
        m_shown->typeToken();
        m_shown->token()->setEchoMode(QLineEdit::Normal);
        QVERIFY(!whereFound(m_shown->token()).isEmpty());
        m_shown->token()->clear();
        QCOMPARE(whereFound(nullptr), QStringList());
        m_shown->window.setWindowTitle(QString::fromLatin1("x " + secret));
        QVERIFY(!whereFound(nullptr).isEmpty());
    }

    void theEnvironmentsTokenIsUsedAndNotShown()
    {
        qputenv("SLACK_BOT_TOKEN", secret);
        m_shown = std::make_unique<MeasureFixture>();
        playWorkspace(m_shown->slack);
        QVERIFY(m_shown->openDialog());
        const auto* choice = m_shown->part<QRadioButton>(u"tokenFromEnvironment"_s);
        QVERIFY(choice->isChecked() && choice->text().contains(u"SLACK_BOT_TOKEN"_s));
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() != nullptr);
        QCOMPARE(m_shown->slack.asked().front().authorization, "Bearer " + secret);
        QCOMPARE(whereFound(nullptr), QStringList());
        QCOMPARE(m_shown->store->touched, 0);
    }

    void withoutTheVariableThereIsNoSuchChoice()
    {
        QVERIFY(m_shown->part<QRadioButton>(u"tokenFromEnvironment"_s) == nullptr);
    }

    /// Remembered once Slack has taken it, used from there, and forgotten.
    void aTickedTokenIsRemembered()
    {
        m_shown->typeToken();
        m_shown->part<QCheckBox>(u"rememberToken"_s)->click();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QTRY_COMPARE(m_shown->store->token, secret);
        QTRY_COMPARE(m_shown->message(), u"The token is remembered in the keyring."_s);
        QVERIFY(m_shown->result() != nullptr);
        m_shown->dialog()->close();
        QTRY_VERIFY(m_shown->dialog() == nullptr);
        QCOMPARE(whereFound(nullptr), QStringList());

        m_shown->measurement.open();
        QVERIFY(m_shown->part<QRadioButton>(u"tokenFromKeyring"_s)->isChecked());
        QCOMPARE(m_shown->store->touched, 1); // not by opening
        const std::size_t before = m_shown->slack.asked().size();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() != nullptr);
        QCOMPARE(m_shown->slack.asked().at(before).authorization, "Bearer " + secret);
        QCOMPARE(whereFound(nullptr), QStringList());

        m_shown->button(u"forgetToken"_s)->click();
        QTRY_VERIFY(m_shown->message().contains(u"no token of Stormglass any more"_s));
        QVERIFY(m_shown->store->token.isEmpty());
        QVERIFY(!m_shown->button(u"tokenFromKeyring"_s)->isEnabled());
        QVERIFY(!m_shown->button(u"tokenFromKeyring"_s)->isChecked());
        QVERIFY(!m_shown->button(u"forgetToken"_s)->isEnabled());
    }

    void aRefusedTokenIsNotRemembered()
    {
        m_shown = std::make_unique<MeasureFixture>();
        m_shown->slack.play(u"auth.test"_s, tests::refusal("invalid_auth"));
        QVERIFY(m_shown->openDialog());
        m_shown->typeToken();
        m_shown->part<QCheckBox>(u"rememberToken"_s)->click();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QTest::qWait(20);
        QCOMPARE(m_shown->store->touched, 0);
    }

    void withoutAKeyringAllElseWorks()
    {
        m_shown->store->isAbsent = true;
        m_shown->typeToken();
        m_shown->part<QCheckBox>(u"rememberToken"_s)->click();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() != nullptr);
        QTRY_VERIFY(
            m_shown->message().startsWith(u"The token is not remembered: keyring: no keyring"_s));
        QVERIFY(!m_shown->button(u"tokenFromKeyring"_s)->isEnabled());
        QVERIFY(!m_shown->button(u"forgetToken"_s)->isEnabled());
    }

    void aKeyringThatIsGoneIsSaid()
    {
        reopenWithRememberedToken();
        m_shown->store->isAbsent = true;
        m_shown->typeToken();
        m_shown->part<QRadioButton>(u"tokenFromKeyring"_s)->click();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->message().startsWith(u"keyring: no keyring answers"_s));
        QCOMPARE(m_shown->token()->text(), QString::fromLatin1(secret));
        m_shown->button(u"forgetToken"_s)->click();
        QTRY_VERIFY(m_shown->message().startsWith(u"keyring: no keyring answers"_s));
    }

    /// A keyring that waits for its user can be left alone.
    void aSilentKeyringIsNotWaitedFor()
    {
        reopenWithRememberedToken();
        m_shown->store->isSilent = true;
        m_shown->part<QRadioButton>(u"tokenFromKeyring"_s)->click();
        m_shown->measure();
        QVERIFY(m_shown->isMeasuring());
        QVERIFY(m_shown->part<QLabel>(u"measureProgress"_s)->text().contains(u"the keyring"_s));
        m_shown->button(u"cancelMeasuring"_s)->click();
        QVERIFY(!m_shown->isMeasuring());
        QVERIFY(m_shown->message().startsWith(u"keyring: it was not waited for"_s));
        QVERIFY(m_shown->slack.asked().empty());
    }

    /// The real store, on a machine whose session has no keyring.
    void theDesktopsKeyringMayBeMissing()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all");
        KeyringTokenStore store;
        std::optional<Problem> read;
        std::optional<Problem> written;
        store.read(*this, [&](const Outcome<QByteArray>& found) {
            QVERIFY(!found);
            read = found.problem();
        });
        store.write(secret, *this,
                    [&](const std::optional<Problem>& problem) { written = problem; });
        QTRY_VERIFY_WITH_TIMEOUT(read && written, 30000);
        QCOMPARE(read->where, std::string("keyring"));
        QVERIFY(!read->remedy.empty());
        QVERIFY(written->sentence().find(secret.toStdString()) == std::string::npos);
    }

private:
    void reopenWithRememberedToken()
    {
        m_shown = std::make_unique<MeasureFixture>();
        playWorkspace(m_shown->slack);
        m_shown->settings.setTokenRemembered(true);
        QVERIFY(m_shown->openDialog());
    }

    /// Places that have the token: widgets, actions, clipboard, files, the documents' sources.
    [[nodiscard]] QStringList whereFound(const QObject* typedInto) const
    {
        QStringList found;
        const auto look = [&found](const QString& where, const QStringList& texts) {
            for (const QString& text : texts) {
                if (text.contains(QString::fromLatin1(secret)) ||
                    text.contains(QString::fromLatin1(secret.toBase64()))) {
                    found << where;
                }
            }
        };
        QList<QPointer<QObject>> objects; // a look at one may end another
        for (QWidget* window : QApplication::topLevelWidgets()) {
            objects << window;
            for (QObject* child : window->findChildren<QObject*>()) {
                objects << child;
            }
        }
        for (const QPointer<QObject>& object : objects) {
            if (object == nullptr) {
                continue;
            }
            const QString name =
                QLatin1String(object->metaObject()->className()) + u' ' + object->objectName();
            look(name, propertyTexts(*object, typedInto));
            look(name + u", accessible"_s, accessibleTexts(*object));
        }
        for (const auto mode : {QClipboard::Clipboard, QClipboard::Selection}) {
            look(u"clipboard"_s, {QApplication::clipboard()->text(mode)});
        }
        m_shown->storage.sync();
        look(u"files"_s, filesTexts(m_shown->folder.path()));
        for (const QString& source : m_shown->document.sources("amplify")) {
            look(u"sources"_s, {source});
        }
        for (int step = 0; step < m_shown->document.undoStack().count(); ++step) {
            look(u"undo"_s, {m_shown->document.undoStack().text(step)});
        }
        return found;
    }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureTokenTest)
#include "tst_measure_token.moc"
