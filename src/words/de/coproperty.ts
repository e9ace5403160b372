import type { coproperty as french } from '../fr/coproperty.ts';
import type { Translation } from '../translation.ts';

/** The request for a co-property loan. */
export const coproperty: Translation<typeof french> = {
  title: 'Ein Darlehen für Miteigentümer beantragen',
  description:
    'Antrag auf ein Darlehen für Arbeiten an den gemeinschaftlichen Teilen eines Gebäudes: Betrag, Laufzeit, Monatsrate und Ihre Kontaktdaten.',
  headline: 'Die Arbeiten am Gebäude, Monat für Monat.',
  lead: 'Geben Sie Betrag und Laufzeit an: Zinssatz und Monatsrate folgen. Danach prüft ein Berater den Antrag mit Ihnen. Er verpflichtet Sie zu nichts.',
  person: 'Ihre Kontaktdaten',
  form: 'Antrag auf ein Darlehen für Miteigentümer',
  amount: 'Betrag, den Sie leihen wollen',
  amountHint: 'Von {min} bis {max}.',
  duration: 'Laufzeit',
  months: '{n}\u00a0Monate',
  durationChanged:
    'Für diesen Betrag gibt es keine Laufzeit von {from}\u00a0Monaten. Die Laufzeit ist jetzt {to}\u00a0Monate.',
  message: 'Die Arbeiten und das Gebäude',
  messageHint: 'Zum Beispiel: Dach, zwölf Wohnungen, Ihr Anteil an den Kosten.',
  filesAdvice:
    'Das Protokoll der Generalversammlung, die die Arbeiten beschlossen hat, und die Angebote.',
  send: 'Antrag senden',
  announcement: '{payment} im Monat, {duration}\u00a0Monate lang. Effektiver Jahreszins {taeg}.',
  next: {
    title: 'Und dann?',
    read: {
      title: 'Wir lesen den Antrag',
      text: 'Ein Berater liest ihn, mit den Unterlagen, die Sie beilegen, und antwortet Ihnen.',
    },
    check: {
      title: 'Wir prüfen ihn',
      text: 'Den Betrag, die beschlossenen Arbeiten und die Rückzahlung durch die Miteigentümer. Ein Antrag kann abgelehnt werden; dann sagen wir Ihnen, warum.',
    },
    contract: {
      title: 'Sie entscheiden',
      text: 'Nichts verpflichtet Sie, bevor der Vertrag unterschrieben ist.',
    },
  },
};
