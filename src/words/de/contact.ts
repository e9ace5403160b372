import type { contact as french } from '../fr/contact.ts';
import type { Translation } from '../translation.ts';

export const contact: Translation<typeof french> = {
  title: 'Sprechen Sie mit uns über Ihr Vorhaben',
  description:
    'Telefonnummern, E-Mail-Adresse, Anschrift und Öffnungszeiten von {name}, und was Sie am besten zur Hand haben.',
  lede: '[officeVisits=yes|Am Telefon ist jemand aus dem Büro in {city}. ]Wer eine Frage stellt, beantragt damit noch nichts.',
  phone: {
    title: 'Telefonisch',
    text: 'Wir antworten Ihnen auf {spokenLanguages}.[applicationByPhone=yes| Einen Antrag, den Sie begonnen haben, können Sie auch am Telefon beenden.]',
  },
  hours: {
    title: 'Öffnungszeiten',
    text: 'Ist die Leitung geschlossen? Hinterlassen Sie Ihre Nummer: Wir rufen während der Öffnungszeiten zurück.',
    open: 'Jetzt geöffnet, bis {time}.',
    closed: 'Jetzt geschlossen. Öffnet {day} um {time}.',
    openNow: 'Jetzt geöffnet.',
    closedNow: 'Jetzt geschlossen.',
    today: 'heute',
    tomorrow: 'morgen',
    thisWeek: 'am {weekday}',
    later: 'am {weekday}, {date},',
  },
  email: {
    title: 'Per E-Mail',
    text: 'Sagen Sie uns in ein paar Worten, worum es geht und wann wir Sie erreichen. Schicken Sie per E-Mail weder eine Kopie des Personalausweises noch Unterlagen über Ihre Gesundheit.',
  },
  office: {
    title: 'Im Büro',
    text: 'Vereinbaren Sie einen Termin, am Telefon oder mit dem Formular, damit ein Berater Zeit für Sie hat.',
  },
  forms: {
    title: 'Mit einer Nachricht',
    subject: 'Betreff',
    subjectPlaceholder: 'Wählen Sie einen Betreff',
    write: {
      title: 'Uns schreiben',
      text: 'Wir antworten per E-Mail, oder am Telefon, wenn Sie eine Nummer hinterlassen.',
      message: 'Ihre Nachricht',
      messageHint: '',
      send: 'Nachricht senden',
    },
    call: {
      title: 'Zurückgerufen werden',
      text: 'Hinterlassen Sie eine Nummer: Wir rufen während der Öffnungszeiten an und sprechen {spokenLanguages}. Die E-Mail-Adresse dient, wenn wir Sie nicht erreichen.',
      message: 'Wann wir Sie anrufen können',
      messageHint: 'Zum Beispiel am Dienstag, nach 16\u00a0Uhr.',
      send: 'Um Rückruf bitten',
    },
    visit: {
      title: 'Ins Büro kommen',
      text: 'Ein Berater empfängt Sie nach Vereinbarung, auf {spokenLanguages}. Sagen Sie uns, wann es Ihnen passt: Wir schlagen Ihnen einen Termin vor.',
      message: 'Wann es Ihnen passt',
      messageHint: 'Tage und Uhrzeiten, und worüber Sie sprechen möchten.',
      send: 'Um einen Termin bitten',
    },
    filesAdvice: 'Keine Kopie des Personalausweises und keine Unterlagen über Ihre Gesundheit.',
  },
  ready: {
    title: 'Was Sie am besten zur Hand haben',
    request: {
      title: 'Sie haben schon einen Antrag gestellt',
      text: 'Die Referenz: Sie beginnt mit {prefix} und steht in der E-Mail, die den Antrag bestätigt.',
    },
    project: {
      title: 'Sie bereiten ein Vorhaben vor',
      text: 'Den Betrag, an den Sie denken, Ihr Nettoeinkommen im Monat, Ihre Ausgaben und die laufenden Kredite.',
    },
    contract: {
      title: 'Sie zahlen ein Darlehen zurück',
      text: 'Die Nummer Ihres Vertrags. Wird eine Rate schwierig, rufen Sie vor ihrem Termin an: Dann gibt es mehr Lösungen.',
    },
    never:
      'Wir fragen Sie nie nach dem Geheimcode einer Karte oder nach einem Passwort, weder am Telefon noch per E-Mail.',
  },
};
