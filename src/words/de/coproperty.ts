import type { coproperty as french } from '../fr/coproperty.ts';
import type { Translation } from '../translation.ts';

/** The request for a co-property loan. */
export const coproperty: Translation<typeof french> = {
  title: 'Ein Darlehen für Miteigentümer beantragen',
  description:
    'Antrag auf ein Darlehen für Arbeiten an den gemeinschaftlichen Teilen eines Gebäudes: Betrag, Laufzeit, Monatsrate und Ihre Kontaktdaten.',
  headline: 'Die Arbeiten am Gebäude, Monat für Monat.',
  lead: 'Geben Sie Betrag und Laufzeit an: Zinssatz und Monatsrate folgen. Danach prüft ein Berater den Antrag mit Ihnen. Er verpflichtet Sie zu nichts.',
  loan: 'Das Darlehen',
  person: 'Ihre Kontaktdaten',
  form: 'Antrag auf ein Darlehen für Miteigentümer',
  amount: 'Betrag, den Sie leihen wollen',
  amountHint: 'Von {min} bis {max}.',
  duration: 'Laufzeit',
  months: '{n}\u00a0Monate',
  durationChanged:
    'Für diesen Betrag gibt es keine Laufzeit von {from}\u00a0Monaten. Die Laufzeit ist jetzt {to}\u00a0Monate.',
  taeg: 'eff. Jahreszins, fest',
  fee: 'Monatsrate',
  message: 'Die Arbeiten und das Gebäude',
  messageHint: 'Zum Beispiel: Dach, zwölf Wohnungen, Ihr Anteil an den Kosten.',
  filesAdvice:
    'Das Protokoll der Generalversammlung, die die Arbeiten beschlossen hat, und die Angebote.',
  send: 'Antrag senden',
  sum: 'Zusammengefasst',
  notUpdated: 'Die Zahlen, die Sie sehen, sind die des letzten gültigen Betrags.',
  perMonth: 'im Monat',
  totalToPay: 'insgesamt zurückzuzahlen',
  announcement: '{payment} im Monat, {duration}\u00a0Monate lang. Effektiver Jahreszins {taeg}.',
};
