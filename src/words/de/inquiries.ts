import type { inquiries as french } from '../fr/inquiries.ts';
import type { Translation } from '../translation.ts';

/** The website's forms: what became of one, and how the lender's team is told. */
export const inquiries: Translation<typeof french> = {
  contact: {
    refusedTitle: 'Ihre Nachricht ist noch nicht abgeschickt',
    requestedTitle: 'Noch eine Frage vor dem Absenden',
    sentTitle: 'Ihre Nachricht ist angekommen',
    sentText: {
      write: 'Danke, {firstname}. Wir antworten Ihnen per E-Mail an {email}.',
      writeOrCall:
        'Danke, {firstname}. Wir antworten Ihnen per E-Mail an {email} oder unter {phone}.',
      call: 'Danke, {firstname}. Wir rufen Sie unter {phone} an, während der Öffnungszeiten. Erreichen wir Sie nicht, schreiben wir an {email}.',
      visit:
        'Danke, {firstname}. Wir suchen einen Zeitpunkt, der Ihnen passt, und schlagen ihn am Telefon oder per E-Mail an {email} vor. Der Termin steht fest, sobald Sie ihn angenommen haben.',
    },
    ways: {
      write: 'Eine schriftliche Antwort',
      call: 'Ein Rückruf',
      visit: 'Ein Termin im Büro',
    },
    fields: {
      way: 'Wunsch',
      subject: 'Betreff',
      firstname: 'Vorname',
      lastname: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      zip: 'Postleitzahl',
      message: 'Nachricht',
    },
    faults: {
      subjectRequired: 'Wählen Sie den Betreff Ihrer Nachricht.',
      subjectInvalid: 'Wählen Sie einen Betreff aus der Liste.',
      messageRequired: 'Schreiben Sie Ihre Nachricht.',
      messageTooLong: 'Ihre Nachricht darf höchstens {max} Zeichen lang sein.',
    },
  },
  coproperty: {
    sentTitle: 'Ihr Antrag ist angekommen',
    sentText:
      'Danke, {firstname}. Ein Berater prüft Ihren Antrag auf ein Darlehen für Miteigentümer über {amount} und {duration}\u00A0Monate und ruft Sie an oder schreibt Ihnen an {email}.',
    fields: {
      amount: 'Betrag',
      duration: 'Laufzeit (Monate)',
      taeg: 'Effektiver Jahreszins',
      'monthly-fee': 'Monatsrate',
    },
    faults: {
      amountRequired: 'Geben Sie den Betrag ein, den Sie leihen wollen.',
      amountBounds: 'Geben Sie einen Betrag zwischen {min} und {max} ein.',
      durationRequired: 'Wählen Sie die Laufzeit.',
      durationInvalid: 'Diese Laufzeit gibt es für diesen Betrag nicht. Wählen Sie eine der Liste.',
    },
    refusedTitle: 'Ihr Antrag ist noch nicht abgeschickt',
    requestedTitle: 'Noch eine Frage vor dem Absenden',
    office: 'Antrag auf ein Darlehen für Miteigentümer',
  },
  mortgage: {
    refusedTitle: 'Ihre Anfrage ist noch nicht abgeschickt',
    requestedTitle: 'Noch eine Frage vor dem Absenden',
    sentTitle: 'Ihre Anfrage ist angekommen',
    sentText:
      'Danke, {name}. Ein Berater ruft Sie unter {telephone} an, während der Öffnungszeiten. Erreichen wir Sie nicht, schreiben wir an {email}.',
    office: 'Terminanfrage für einen Hypothekarkredit',
  },
  botCheck: {
    notProven: 'Kreuzen Sie „Ich bin kein Roboter“ an und senden Sie noch einmal.',
    alreadySpent:
      'Diese Prüfung wurde schon benutzt. Kreuzen Sie das Kästchen noch einmal an und senden Sie dann.',
    checkUnavailable:
      'Die Prüfung gegen Roboter antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns an.',
  },
  page: {
    refusedText:
      'Gehen Sie mit dem Knopf „Zurück“ Ihres Browsers zum Formular: Was Sie geschrieben haben, steht noch dort. Berichtigen Sie dies:',
    filesNotHeld:
      'Wir können Ihre Dateien im Moment nicht aufbewahren. Versuchen Sie es in ein paar Minuten noch einmal, oder senden Sie das Formular ohne Datei.',
    tooManyCalls:
      'Von Ihrer Verbindung ist in kurzer Zeit zu oft gesendet worden. Warten Sie ein paar Minuten und laden Sie diese Seite dann neu: Ihr Browser sendet alles, was Sie geschrieben haben, noch einmal.',
    notWhole:
      'Das Formular ist unvollständig bei uns angekommen. Laden Sie diese Seite neu: Ihr Browser sendet alles, was Sie geschrieben haben, noch einmal.',
    failed:
      'Es liegt an uns. Laden Sie diese Seite in ein paar Minuten neu: Ihr Browser sendet alles, was Sie geschrieben haben, noch einmal. Sie können uns auch unter {phone} anrufen.',
    backToContact: 'Zurück zur Kontaktseite',
    backToForm: 'Zurück zum Formular',
  },
  question: {
    text: 'Auch Roboter füllen Formulare aus. Beantworten Sie diese Frage, und alles, was Sie geschrieben haben, wird abgeschickt.',
    sum: 'Wie viel ist {a} plus {b}?',
    hint: 'In Ziffern oder in Worten.',
    files: 'Beigefügte Dateien: {names}.',
    send: 'Antworten und senden',
    wrong: 'Das ist nicht die richtige Antwort. Hier ist eine andere Frage.',
    spent:
      'Diese Frage wurde schon benutzt. Haben Sie eine Bestätigung gesehen, ist alles angekommen. Sonst beantworten Sie diese.',
    expired:
      'Die Frage gilt nicht mehr. Hier ist eine andere. Hatten Sie Dateien beigefügt, wurden sie nicht aufbewahrt: Sie werden nicht mitgeschickt.',
    numbers:
      'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn',
  },
  office: {
    subject: 'Neue Nachricht: {subject}',
    title: 'Neue Nachricht über die Website',
    arrived: 'Gesendet am {date} um {time}, auf Deutsch.',
    message: 'Nachricht',
    files: 'Beigefügte Dateien',
    filesText:
      'Jeder Link öffnet seine Datei, solange die Nachricht aufbewahrt wird. Die Dateien sind geprüft, aber öffnen Sie sie mit der üblichen Vorsicht.',
    file: '{name} ({size})',
  },
};
