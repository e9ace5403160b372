import type { brokerPage as french } from '../fr/broker-page.ts';
import type { Translation } from '../translation.ts';

export const brokerPage: Translation<typeof french> = {
  title: '{name}, {town}',
  description:
    '{name}, {address}: telephone, opening hours and address of a broker who works with {lender}.',
  back: 'All brokers near {town}',
  backAll: 'All brokers',
  arranges: {
    ch: 'Mortgage broker',
    pat: 'Broker for personal, car and renovation loans',
  },
  address: 'Address',
  route: 'See the way there (OpenStreetMap)',
  phone: 'Telephone',
  contact: 'Who to ask for',
  write: 'Write to {contact}',
  writeUnnamed: 'Write to the office',
  site: 'Go to the office’s website',
  hours: 'Opening hours',
  noHours: 'Call before you come by: the office sees people by appointment.',
  onHolidays: 'On public holidays, it is better to call first.',
  map: '{name} on the map, with the towns around',
  picture: 'The office of {name}',
  next: {
    title: 'Your request with this broker',
    text: 'Your request will name this broker, and you can take the name out before you send it. {lender} examines the request and answers it: the rate and the terms stay those of this site.',
    ch: 'Ask for a mortgage appointment',
    pat: 'Work out your loan',
    contact: 'Write to {lender}',
  },
  lender: {
    title: 'Or speak to {lender} directly',
    ch: 'Mortgage loans',
    pat: 'Loans',
    contact: 'Opening hours and other ways to reach us',
  },
  role: 'This broker is an independent credit intermediary. [brokerCommission=contract|{lender} pays them when a credit is concluded; for][brokerCommission=none|For] consumer credit they may not ask you for anything. You can check with the FSMA that they are registered.',
  nearby: 'Nearby',
  away: '{distance} as the crow flies',
  sameAddress: 'at the same address',
};
