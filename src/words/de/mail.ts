import type { mail as french } from '../fr/mail.ts';
import type { Translation } from '../translation.ts';

/** Requests are in French and Dutch; the newsletter's mails also use this salutation and signature. */
export const mail: Translation<typeof french> = {
  subject: 'Ihr Antrag {reference} ist angekommen',
  preview: 'Sie erhalten unsere Entscheidung[ binnen {decisionHours}\u00a0Stunden] per E-Mail.',
  greeting: 'Guten Tag {firstname},',
  greetingWithoutName: 'Guten Tag,',
  arrived: 'Wir haben Ihren Kreditantrag erhalten. Er hat diese Referenz:',
  keep: 'Halten Sie diese Referenz bereit, wenn Sie sich an uns wenden.',
  attached:
    'Beigefügt finden Sie die Zusammenfassung Ihrer Antworten und die vorvertraglichen Informationen.',
  notAttached:
    'Die Zusammenfassung Ihrer Antworten und die vorvertraglichen Informationen konnten dieser E-Mail nicht beigefügt werden. Bitten Sie uns am Telefon oder in einer Antwort darum: Wir schicken sie Ihnen.',
  nextTitle: 'Und jetzt?',
  next: {
    decision:
      'Wir prüfen Ihren Antrag. Sie erhalten unsere Entscheidung[ binnen {decisionHours}\u00a0Stunden] per E-Mail[weekend=monday|; bei einem Antrag vom Wochenende am Montag].',
    file: 'Ist sie positiv, bitten wir Sie um die Unterlagen, die Ihren Antrag vervollständigen, dann um Ihre Unterschrift.',
    funds:
      'Das Geld wird[ binnen {payoutHours}\u00a0Stunden] nach Eingang der vollständigen Unterlagen ausgezahlt.',
  },
  decided: 'Das ist spätestens am {date}.',
  loanTitle: 'Das beantragte Darlehen',
  perMonth: 'pro Monat',
  figures: {
    product: 'Darlehen',
    amount: 'Betrag',
    additionalAmount: 'Zusätzlicher Betrag',
    totalLent: 'Gesamtkreditbetrag',
    duration: 'Laufzeit',
    taeg: 'Effektiver Jahreszins',
    monthlyAmount: 'Monatsrate',
    total: 'Zu zahlender Gesamtbetrag',
  },
  months: '{months}\u00A0Monate',
  warning: 'Achtung, Geld leihen kostet auch Geld.',
  proviso:
    'Diese Zahlen sind die Ihres Antrags. Der Kredit wird erst gewährt, wenn Ihr Antrag angenommen ist.',
  kept: 'Wir behalten Ihre Daten {keptRequests} nach der Bearbeitung Ihres Antrags.',
  notYou:
    'Sie haben nichts beantragt? Sagen Sie es uns am Telefon oder antworten Sie auf diese E-Mail.',
  questions: 'Eine Frage?',
  call: 'Rufen Sie uns unter {phone} an',
  write: 'oder schreiben Sie an {email}.',
  identity: '{legalName}, {address}. Unternehmensnummer {enterpriseNumber}, {register}.',
};
