import type { brokerLocator as french } from '../fr/broker-locator.ts';
import type { Translation } from '../translation.ts';

export const brokerLocator: Translation<typeof french> = {
  title: 'Ein Makler in Ihrer Nähe',
  lead: 'Bereiten Sie Ihren Antrag im Gespräch mit einem selbstständigen Makler aus Ihrer Gegend vor.',
  types: {
    legend: 'Ihr Vorhaben',
    ch: 'Hypothekarkredit',
    pat: 'Privatdarlehen',
  },
  zip: 'Postleitzahl',
  search: 'Suchen',
  searching: 'Die Suche läuft…',
  faults: {
    short: 'Eine Postleitzahl hat vier Ziffern.',
    unknown: 'Die Postleitzahl {zip} gibt es in Belgien nicht.',
    failed: 'Die Suche ist fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
    none: 'Kein Makler gefunden. Rufen Sie uns an: Ein Berater sagt Ihnen, wer Sie empfangen kann.',
  },
  again: 'Erneut versuchen',
  nearest: 'Am nächsten bei {zip}',
  open: '{name}, {distance}',
  detail: {
    label: 'Der Makler',
    phone: 'Telefon',
    call: '{name} anrufen: {phone}',
    write: '{contact} kontaktieren',
    writeOffice: 'Das Büro kontaktieren',
    page: 'Öffnungszeiten und mehr',
    choose: 'Diesen Makler wählen',
    isChosen: 'Makler gewählt',
    chosen: '{name}: gewählt. Ihr Antrag nennt diesen Makler.',
    removed: '{name}: Ihre Wahl ist gelöscht.',
    close: 'Schließen',
  },
  all: 'Zur ausführlichen Maklersuche',
  map: {
    failed: 'Die Karte konnte nicht geladen werden. Suchen geht auch ohne sie.',
    again: 'Die Karte neu laden',
  },
};
