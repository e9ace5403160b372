import type { brokerPage as french } from '../fr/broker-page.ts';
import type { Translation } from '../translation.ts';

export const brokerPage: Translation<typeof french> = {
  title: '{name}, {town}',
  description:
    '{name}, {address}: Telefon, Öffnungszeiten und Adresse eines Maklers, mit dem {lender} zusammenarbeitet.',
  back: 'Alle Makler um {town}',
  backAll: 'Alle Makler',
  arranges: {
    ch: 'Makler für Hypothekarkredite',
    pat: 'Makler für Privat-, Auto- und Renovierungsdarlehen',
  },
  address: 'Adresse',
  route: 'Den Weg dorthin ansehen (OpenStreetMap)',
  phone: 'Telefon',
  contact: 'Ihre Ansprechperson',
  write: 'An {contact} schreiben',
  writeUnnamed: 'An das Büro schreiben',
  site: 'Zur Website des Büros',
  hours: 'Öffnungszeiten',
  noHours: 'Rufen Sie an, bevor Sie vorbeikommen: Das Büro empfängt nach Vereinbarung.',
  onHolidays: 'An Feiertagen rufen Sie besser vorher an.',
  map: '{name} auf der Karte, mit den Orten der Umgebung',
  picture: 'Das Büro von {name}',
  next: {
    title: 'Ihr Antrag mit diesem Makler',
    text: 'Ihr Antrag nennt dann diesen Makler; bevor Sie ihn absenden, können Sie den Namen wieder entfernen. {lender} prüft den Antrag und beantwortet ihn: Zinssatz und Bedingungen bleiben die dieser Website.',
    ch: 'Einen Hypothekentermin anfragen',
    pat: 'Ihr Darlehen berechnen',
    contact: 'An {lender} schreiben',
  },
  lender: {
    title: 'Oder direkt mit {lender} sprechen',
    ch: 'Hypothekarkredite',
    pat: 'Darlehen',
    contact: 'Öffnungszeiten und andere Wege, uns zu erreichen',
  },
  role: 'Dieser Makler ist ein unabhängiger Kreditvermittler. [brokerCommission=contract|{lender} vergütet ihn, wenn ein Kredit zustande kommt; bei][brokerCommission=none|Bei] einem Verbraucherkredit darf er von Ihnen nichts verlangen. Ob er eingetragen ist, können Sie bei der FSMA nachsehen.',
  nearby: 'In der Nähe',
  away: '{distance} Luftlinie',
  sameAddress: 'an derselben Adresse',
};
