import type { brokerFinder as french } from '../fr/broker-finder.ts';
import type { Translation } from '../translation.ts';

export const brokerFinder: Translation<typeof french> = {
  form: 'Find a broker',
  field: {
    label: 'Postcode or town',
    labelWithStreets: 'Postcode, town or address',
    hint: 'For example 1000 or Ixelles.',
    hintWithStreets: 'For example 1000, Ixelles or an address with its postcode.',
    list: 'Suggested places',
    one: '1 place suggested. Press the down arrow to choose it.',
    several: '{n} places suggested. Use the up and down arrows to choose one.',
    none: 'No places suggested.',
  },
  types: {
    legend: 'For',
    ch: 'a mortgage loan',
    pat: 'a personal loan',
    missing: 'Tick at least one of the two.',
  },
  search: 'Search',
  searching: 'Searching…',
  faults: {
    tooShort: 'A postcode has four digits. You can also type the name of a town.',
    unknownPostcode:
      'There is no postcode {text} in Belgium. Check it, or type the name of the town.',
    notFound:
      'We cannot find ‘{text}’ in Belgium. We search by postcode or town, not by street: type one of the two.',
    notFoundWithStreets:
      'We cannot find ‘{text}’ in Belgium. Try the postcode, or the name of the town.',
    question: 'We cannot find a place in Belgium that is called exactly ‘{text}’.',
    several: 'Several places in Belgium are called ‘{text}’.',
    province:
      '‘{text}’ is the name of a province. We search around a town: choose one, or type its postcode.',
    provinceOrCountry:
      '‘{text}’ is a Belgian province and a neighbouring country. Our brokers work in Belgium only: choose a town in the province, or type a postcode.',
    abroad:
      '‘{text}’ is outside Belgium. Our brokers work in Belgium only: type a Belgian postcode or town.',
  },
  failed: {
    title: 'The search failed.',
    text: 'The connection may have been lost. What you typed is still there.',
    again: 'Try again',
  },
  position: {
    button: 'Use my location',
    note: 'For this search only: it is sent to the nearest hundred metres or so, and not kept.',
    asking: 'Your browser is finding your location…',
    refused:
      'Your browser did not share your location. Type your postcode: the search is the same.',
    unavailable: 'Your location could not be found. Type your postcode.',
    late: 'Your location is taking a while. Try again, or type your postcode.',
    outside:
      'Your location is outside Belgium. Our brokers work in Belgium only: type the Belgian postcode that you have in mind.',
  },
  views: { legend: 'View', list: 'List', map: 'Map' },
  results: {
    label: 'Results',
    before: 'Where are you looking?',
    beforeText:
      'Type a postcode or a town: the nearest brokers are listed here, with their phone numbers and opening hours.',
    question: 'Did you mean {places}?',
    /** Before the last of several. */
    or: ' or ',
    others: 'Other places of this name: {places}',
    one: 'broker within {radius}',
    several: 'brokers within {radius}',
    around: 'of {place}',
    aroundVowel: 'of {place}',
    aroundCentre: 'of the centre of {place}',
    aroundYou: 'of your location',
    nearest: 'These are the {n} nearest.',
    moreOne: 'Show 1 more broker',
    more: 'Show {n} more brokers',
    noTypes: 'No loan ticked',
    noTypesText:
      'Tick the mortgage loan, the personal loan or both: the list and the map will show the brokers who offer them.',
    emptyTitle: 'No broker for this choice in the vicinity {around}',
    emptyText:
      'Call us: {phone} for a personal loan, {mortgagePhone} for a mortgage loan. An adviser tells you who can see you.',
    emptyAppointment: 'Ask for an appointment',
  },
  card: {
    ch: 'Mortgage loans',
    pat: 'Personal loans',
    away: '{distance} away as the crow flies',
    withinKilometre: 'less than 1\u00a0km from the centre',
    fromCentre: 'about {n}\u00a0km from the centre',
    metres: '{n}\u00a0m',
    kilometres: '{n}\u00a0km',
    call: 'Call {name}: {phone}',
    write: 'Contact {contact}',
    writeOffice: 'Contact the office',
    today: 'Today: {times}',
    openUntil: 'Open until {time}',
    closedToday: 'Closed today',
    hoursOf: 'Opening hours, {name}',
    choose: 'Choose this broker',
    chosen: 'Broker chosen',
    chooseFor: { ch: 'Choose for a mortgage loan', pat: 'Choose for a personal loan' },
    chosenFor: { ch: 'Chosen for a mortgage loan', pat: 'Chosen for a personal loan' },
  },
  chosen: {
    label: 'The broker you have chosen',
    title: 'You have chosen {name}',
    text: 'Your application will name this broker. The rate and the conditions stay the same.',
    loan: 'Calculate and apply for a loan',
    appointment: 'Ask for an appointment',
    contact: 'Write to us',
    remove: 'Undo my choice',
    removed: '{name}: your choice is cleared.',
    announced: '{name}: chosen.',
  },
  map: {
    close: 'Close the card',
    loading: 'The map is loading…',
    failed: 'The map could not be loaded. The list has the same brokers.',
    again: 'Load the map again',
  },
};
