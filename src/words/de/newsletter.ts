import type { newsletter as french } from '../fr/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter: Translation<typeof french> = {
  form: {
    title: 'Der Newsletter von {lender}',
    lede: 'Was sich für Ihr Budget und Ihre Kredite ändert, klar erklärt. Höchstens eine E-Mail im Monat.',
    email: 'Ihre E-Mail-Adresse',
    example: 'name@beispiel.be',
    submit: 'Anmelden',
    untilComplete: 'Die Schaltfläche wird aktiv, sobald die Adresse vollständig ist.',
    consent:
      'Mit der Anmeldung stimmen Sie zu, den Newsletter von {lender} per E-Mail zu erhalten, höchstens einmal im Monat. Wir bitten Sie zuerst, per E-Mail zu bestätigen. Sie können ihn jederzeit abbestellen, mit dem Link am Ende jedes Newsletters.',
    privacy: 'Was wir mit Ihrer Adresse tun',
    checkTitle: 'Prüfung gegen Roboter',
    checkText:
      'Kreuzen Sie das Kästchen an: Sobald die Prüfung fertig ist, wird Ihre Anmeldung abgeschickt.',
    checkLoading: 'Die Prüfung wird geladen…',
    sending: 'Ihre Anmeldung wird gesendet…',
    problems: {
      connection:
        'Ihre Anmeldung ist nicht abgeschickt: Wir haben keine Antwort erhalten. Ihre Adresse ist noch da: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      server:
        'Ihre Anmeldung ist nicht abgeschickt: Das liegt an uns. Ihre Adresse ist noch da: Versuchen Sie es in ein paar Minuten noch einmal.',
      tooManyCalls:
        'Von Ihrer Verbindung ist zu oft gesendet worden. Ihre Adresse ist noch da: Versuchen Sie es in ein paar Minuten noch einmal.',
      check:
        'Die Prüfung gegen Roboter konnte nicht geladen werden. Ihre Adresse ist noch da: Versuchen Sie es noch einmal.',
    },
    recaptcha: 'reCAPTCHA Error',
  },
  answer: {
    title: 'Noch ein Schritt',
    message:
      'Wir haben an {email} geschrieben. Öffnen Sie diese E-Mail und bestätigen Sie: Sonst wird Ihre Adresse nicht angemeldet; wir behalten sie {keptUnconfirmed} und löschen sie dann. Nach einer Stunde nichts erhalten? Sehen Sie im Spam-Ordner nach.',
    refusedTitle: 'Ihre Anmeldung ist nicht abgeschickt',
    refusedText: 'Gehen Sie zur vorigen Seite zurück und berichtigen Sie dies:',
    requestedTitle: 'Noch eine Frage vor dem Absenden',
    expired: 'Die Frage gilt nicht mehr. Senden Sie das Formular noch einmal.',
    back: 'Zurück zur Startseite',
    backToPage: 'Zurück zur Seite',
  },
  mail: {
    subject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter von {lender}',
    preview: 'Ohne Ihre Bestätigung senden wir Ihnen nichts.',
    text: 'Am {asked} hat jemand für diese Adresse den Newsletter von {lender} bestellt. Waren Sie es, dann bestätigen Sie es: Wir schreiben nur denen, die darum gebeten haben.',
    button: 'Meine Anmeldung bestätigen',
    until: 'Der Link gilt bis zum {until}.',
    consent: 'Was Sie annehmen, wie es im Formular steht: „{consent}“',
    notYou:
      'Sie haben nichts bestellt? Tun Sie nichts: Ohne Bestätigung wird Ihre Adresse am {until} gelöscht.',
    instant: '{date} um {hours}.{minutes}\u00a0Uhr',
    already: {
      subject: 'Sie erhalten den Newsletter von {lender} schon',
      preview: 'Sie müssen nichts tun.',
      text: 'Am {asked} hat jemand für diese Adresse den Newsletter von {lender} bestellt. Sie ist schon seit dem {since} angemeldet: Sie müssen nichts tun.',
      button: 'Den Newsletter abbestellen',
      notYou:
        'Sie haben nichts bestellt? Es hat sich nichts geändert: Sie können diese E-Mail ignorieren.',
    },
  },
  confirm: {
    title: 'Bestätigen Sie Ihre Anmeldung',
    text: 'Sie haben den Newsletter von {lender} bestellt, für die Adresse, die unsere E-Mail erhalten hat. Die Anmeldung gilt, sobald Sie sie bestätigen.',
    button: 'Meine Anmeldung bestätigen',
    doneTitle: 'Ihre Anmeldung ist bestätigt',
    doneText:
      'Sie erhalten den nächsten Newsletter von {lender}. Mit dem Link am Ende jeder Ausgabe bestellen Sie ihn jederzeit ab.',
    endedTitle: 'Diese Anmeldung ist beendet',
    endedText:
      'Durch diese Anmeldung erhalten Sie keinen Newsletter mehr. Möchten Sie ihn wieder erhalten, melden Sie sich unten auf der Startseite an.',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Er war {keptUnconfirmed} gültig, und die Adresse ist gelöscht. Melden Sie sich unten auf der Startseite noch einmal an: Wir schicken Ihnen einen neuen Link.',
  },
  unsubscribe: {
    title: 'Den Newsletter abbestellen',
    text: 'Sie erhalten den Newsletter von {lender} dann nicht mehr unter der Adresse, die diesen Link erhalten hat. Ihre Anträge und Verträge bleiben davon unberührt.',
    button: 'Abbestellen',
    doneTitle: 'Wir haben es vermerkt',
    doneText:
      'Sie erhalten den Newsletter von {lender} nicht mehr. War einer schon unterwegs, ist es der letzte.',
    goneTitle: 'Dieser Link gilt nicht mehr',
    goneText:
      'Die Anmeldung, zu der er gehört, ist bei uns nicht mehr gespeichert. Erhalten Sie den Newsletter noch, folgen Sie dem Link im neuesten, oder schreiben Sie an {email}: Dann beenden wir den Versand.',
  },
  office: {
    confirmed: {
      subject: 'Newsletter: eine Anmeldung',
      title: 'Eine Anmeldung zum Newsletter',
      text: 'Bestätigt am {date} um {time}, auf Deutsch. Setzen Sie den Link zum Abbestellen, der unten steht, in jede Ausgabe.',
    },
    ended: {
      subject: 'Newsletter: eine Abmeldung',
      title: 'Eine Abmeldung vom Newsletter',
      text: 'Beantragt am {date} um {time}. Schreiben Sie nicht mehr an diese Adresse.',
    },
    section: 'Anmeldung',
    email: 'E-Mail',
    unsubscribe: 'Link zum Abbestellen',
    id: 'Nummer',
  },
};
