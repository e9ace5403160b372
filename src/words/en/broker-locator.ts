import type { brokerLocator as french } from '../fr/broker-locator.ts';
import type { Translation } from '../translation.ts';

export const brokerLocator: Translation<typeof french> = {
  title: 'A broker near you',
  lead: 'Prepare your application in person with an independent broker in your area.',
  types: {
    legend: 'Your project',
    ch: 'Mortgage loan',
    pat: 'Personal loan',
  },
  zip: 'Postcode',
  search: 'Search',
  searching: 'Searching…',
  faults: {
    short: 'A postcode has four digits.',
    unknown: 'There is no postcode {zip} in Belgium.',
    failed: 'The search failed. Try again in a moment.',
    none: 'No broker found. Call us: an adviser tells you who can see you.',
  },
  again: 'Try again',
  nearest: 'Nearest to {zip}',
  open: '{name}, {distance}',
  detail: {
    label: 'The broker',
    phone: 'Phone',
    call: 'Call {name}: {phone}',
    write: 'Contact {contact}',
    writeOffice: 'Contact the office',
    page: 'Opening hours and more',
    choose: 'Choose this broker',
    isChosen: 'Broker chosen',
    chosen: '{name}: chosen. Your application will name this broker.',
    removed: '{name}: your choice is cleared.',
    close: 'Close',
  },
  all: 'Open the full broker search',
  map: {
    failed: 'The map could not be loaded. The search works without it.',
    again: 'Load the map again',
  },
};
