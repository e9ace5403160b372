import type { siteForm as french } from '../fr/site-form.ts';
import type { Translation } from '../translation.ts';

/** What every form of the website says while it is filled in and sent. */
export const siteForm: Translation<typeof french> = {
  optional: '{label} (freiwillig)',
  meantEmail: 'Meinten Sie {email}?',
  streetWithNumber:
    'Die Straße scheint die Hausnummer schon zu enthalten. Prüfen Sie die Adresse; Sie können fortfahren.',
  fields: {
    firstname: 'Vorname',
    lastname: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Handy oder Telefon',
    phoneHint: 'Zum Beispiel 0475/123456.',
    zip: 'Postleitzahl',
    message: 'Nachricht',
  },
  check: {
    title: 'Noch eine Prüfung',
    text: 'Kreuzen Sie das Kästchen an: Sobald die Prüfung fertig ist, wird alles abgeschickt.',
    loading: 'Die Prüfung wird geladen…',
  },
  sending: 'Wird gesendet…',
  progress: 'Senden: {percent}\u00a0%',
  arrived: 'Alles ist übertragen. Wir prüfen die Dateien…',
  corrections: 'Es ist noch nichts abgeschickt. {count} Antworten müssen berichtigt werden.',
  correction: 'Es ist noch nichts abgeschickt. Eine Antwort muss berichtigt werden.',
  problems: {
    title: 'Das Senden ist fehlgeschlagen',
    connection:
      'Wir haben keine Antwort erhalten: Wahrscheinlich ist die Verbindung abgebrochen. Was Sie geschrieben und beigefügt haben, ist noch da. Prüfen Sie Ihre Verbindung und senden Sie dann noch einmal.',
    server:
      'Es liegt an uns. Was Sie geschrieben und beigefügt haben, ist noch da: Versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns unter {phone} an.',
    tooManyCalls:
      'Von Ihrer Verbindung ist in kurzer Zeit zu oft gesendet worden. Was Sie geschrieben und beigefügt haben, ist noch da: Warten Sie ein paar Minuten und senden Sie dann noch einmal.',
    check:
      'Die Prüfung gegen Roboter konnte nicht geladen werden. Was Sie geschrieben und beigefügt haben, ist noch da. Prüfen Sie Ihre Verbindung und senden Sie dann noch einmal, oder rufen Sie uns unter {phone} an.',
  },
  privacy:
    'Wir nutzen diese Daten, um Ihnen zu antworten. Wie lange wir sie behalten und welche Rechte Sie haben: {link}.',
  privacyLink: 'Datenschutz',
  again: 'Noch eine Nachricht schreiben',
  uploads: {
    label: 'Dateien',
    hint: 'Bis zu {most} Dateien von {megabytes}\u00a0MB: Bilder, PDF, Text, Word, Excel, PowerPoint (pptx), Pages oder RTF.',
    choose: 'Dateien wählen',
    drop: 'Oder ziehen Sie sie hierher.',
    list: 'Gewählte Dateien',
    size: '{size}\u00a0{unit}',
    kilobytes: 'kB',
    megabytesUnit: 'MB',
    remove: 'Entfernen',
    removeNamed: '{name} entfernen',
    removed: '{name} ist entfernt.',
    added: '{count} Dateien gewählt.',
    addedOne: 'Eine Datei gewählt.',
  },
};
