import type { formAdvice as french } from '../fr/form-advice.ts';
import type { Translation } from '../translation.ts';

const between = 'Verbeter ‘{label}’: tussen {min} en {max}.';
const decimal = 'Verbeter ‘{label}’: één getal in cijfers, bijvoorbeeld 1250 of 1250,50.';
const maxLength = 'Maak ‘{label}’ korter: hoogstens {max} tekens.';
const invalid = 'Haal uit ‘{label}’ het teken weg dat er niet thuishoort.';
const offered = 'Kies een van de voorgestelde antwoorden bij ‘{label}’.';
const line = { maxLength, invalid };
const firstname = {
  required: 'Vul uw voornaam in.',
  maxLength: 'Kort uw voornaam in: hoogstens {max} tekens.',
  nameCharacters: 'Schrijf uw voornaam met letters en cijfers, zonder punten of komma’s.',
};
const lastname = {
  required: 'Vul uw naam in.',
  maxLength: 'Kort uw naam in: hoogstens {max} tekens.',
  nameCharacters: 'Schrijf uw naam met letters en cijfers, zonder punten of komma’s.',
};
const phone = {
  required: 'Geef ons een nummer waarop we u bereiken.',
  phone: 'Kijk uw telefoonnummer na, bijvoorbeeld 0475/123456.',
};
const message = 'Kort uw bericht in: hoogstens {max} tekens.';

/** What to do about a fault of a form, for the summary at its end. */
export const formAdvice: Translation<typeof french> = {
  moreOne: 'en nog één',
  more: 'en nog {n}',
  fields: {
    subject: {
      required: 'Kies het onderwerp van uw bericht.',
      invalid: 'Kies een van de onderwerpen uit de lijst.',
    },
    firstname,
    name: firstname,
    lastname,
    surname: lastname,
    email: {
      required: 'Geef ons een e-\u2060mailadres.',
      maxLength: 'Geef ons een korter e-\u2060mailadres: hoogstens {max} tekens.',
      email: 'Kijk uw e-\u2060mailadres na: het ziet eruit als naam@voorbeeld.be.',
    },
    phone,
    telephone: phone,
    zip: { beZip: 'Kijk de postcode na: vier cijfers, die van een Belgische gemeente.' },
    message: { required: 'Schrijf uw bericht.', maxLength: message },
    comments: { maxLength: message },
    amount: {
      required: 'Vul het bedrag in dat u wilt lenen.',
      between: 'Verbeter het bedrag dat u wilt lenen: tussen {min} en {max}.',
    },
    duration: {
      required: 'Kies de looptijd.',
      invalid: 'Kies een looptijd uit de lijst: deze bestaat niet voor dat bedrag.',
    },
    project: { required: 'Vertel ons wat u wilt doen.', invalid: offered },
    country: { required: 'Kies het land.', invalid: offered },
    type: { required: 'Vertel ons om welk pand het gaat.', invalid: offered },
    address: line,
    addressnumber: line,
    addressboite: line,
    addresscap: {
      ...line,
      beZip: 'Kijk de postcode van het pand na: vier cijfers, die van een Belgische gemeente.',
    },
    addresscity: line,
    price: { between, decimal },
    priceapport: { between, decimal },
    priceborrow: { between, decimal },
    borrowsingle: { invalid: offered },
    revenuetotal: { between, decimal },
    revenuereplace: { between, decimal },
    revenuelocation: { between, decimal },
    revenuemobil: { between, decimal },
    chargecredit: { between, decimal },
    chargepension: { between, decimal },
    chargeafter: { between, decimal },
    chargechilds: { between },
    legal: {
      required: 'Vertel ons of we uw antwoorden mogen gebruiken.',
      invalid: 'Vertel ons of we uw antwoorden mogen gebruiken.',
      mustCheck: 'Geef uw akkoord, of bel ons in plaats daarvan.',
    },
  },
};
