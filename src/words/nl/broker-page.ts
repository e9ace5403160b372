import type { brokerPage as french } from '../fr/broker-page.ts';
import type { Translation } from '../translation.ts';

export const brokerPage: Translation<typeof french> = {
  title: '{name}, {town}',
  description:
    '{name}, {address}: telefoon, openingsuren en adres van een makelaar waarmee {lender} samenwerkt.',
  back: 'Alle makelaars rond {town}',
  backAll: 'Alle makelaars',
  arranges: {
    ch: 'Makelaar in hypothecaire kredieten',
    pat: 'Makelaar in persoonlijke leningen, autoleningen en renovatieleningen',
  },
  address: 'Adres',
  route: 'De route bekijken (OpenStreetMap)',
  phone: 'Telefoon',
  contact: 'Uw contactpersoon',
  write: 'Schrijf naar {contact}',
  writeUnnamed: 'Schrijf naar het kantoor',
  site: 'Naar de website van het kantoor',
  hours: 'Openingsuren',
  noHours: 'Bel voor u langsgaat: het kantoor ontvangt op afspraak.',
  onHolidays: 'Op feestdagen belt u beter eerst.',
  map: '{name} op de kaart, met de gemeenten in de buurt',
  picture: 'Het kantoor van {name}',
  next: {
    title: 'Uw aanvraag met deze makelaar',
    text: 'Uw aanvraag vermeldt dan deze makelaar. Voor u ze verstuurt, kunt u zijn naam weer weghalen. {lender} onderzoekt de aanvraag en antwoordt erop: de rentevoet en de voorwaarden blijven die van deze site.',
    ch: 'Een hypotheekafspraak vragen',
    pat: 'Uw lening berekenen',
    contact: 'Schrijf naar {lender}',
  },
  lender: {
    title: 'Of rechtstreeks met {lender} praten',
    ch: 'Hypothecaire kredieten',
    pat: 'Leningen',
    contact: 'Openingsuren en andere manieren om ons te bereiken',
  },
  role: 'Deze makelaar is een zelfstandige kredietbemiddelaar. [brokerCommission=contract|{lender} betaalt hem een vergoeding als er een krediet tot stand komt; voor][brokerCommission=none|Voor] een consumentenkrediet mag hij u niets vragen. Of hij ingeschreven is, kunt u nakijken bij de FSMA.',
  nearby: 'In de buurt',
  away: 'op {distance} in vogelvlucht',
  sameAddress: 'op hetzelfde adres',
};
