import type { formAdvice as french } from '../fr/form-advice.ts';
import type { Translation } from '../translation.ts';

const between = 'Correct ‘{label}’: between {min} and {max}.';
const decimal = 'Correct ‘{label}’: one number in figures, such as 1250 or 1250.50.';
const maxLength = 'Shorten ‘{label}’: {max} characters at most.';
const invalid = 'Take the character that does not belong there out of ‘{label}’.';
const offered = 'Choose one of the answers offered for ‘{label}’.';
const line = { maxLength, invalid };
const firstname = {
  required: 'Write your first name.',
  maxLength: 'Shorten your first name: {max} characters at most.',
  nameCharacters: 'Write your first name in letters and digits, with no full stop or comma.',
};
const lastname = {
  required: 'Write your last name.',
  maxLength: 'Shorten your last name: {max} characters at most.',
  nameCharacters: 'Write your last name in letters and digits, with no full stop or comma.',
};
const phone = {
  required: 'Give us a number to reach you on.',
  phone: 'Check your phone number, for example 0475/123456.',
};
const message = 'Shorten your message: {max} characters at most.';

/** What to do about a fault of a form, for the summary at its end. */
export const formAdvice: Translation<typeof french> = {
  moreOne: 'and one more',
  more: 'and {n} more',
  fields: {
    subject: {
      required: 'Choose the subject of your message.',
      invalid: 'Choose one of the subjects in the list.',
    },
    firstname,
    name: firstname,
    lastname,
    surname: lastname,
    email: {
      required: 'Give us an e-mail address.',
      maxLength: 'Give us a shorter e-mail address: {max} characters at most.',
      email: 'Check your e-mail address: it looks like name@example.be.',
    },
    phone,
    telephone: phone,
    zip: { beZip: 'Check the postcode: four digits, those of a Belgian municipality.' },
    message: { required: 'Write your message.', maxLength: message },
    comments: { maxLength: message },
    amount: {
      required: 'Give the amount to borrow.',
      between: 'Correct the amount to borrow: between {min} and {max}.',
    },
    duration: {
      required: 'Choose the duration.',
      invalid: 'Choose a duration from the list: this one is not offered for the amount.',
    },
    project: { required: 'Tell us what you would like to do.', invalid: offered },
    country: { required: 'Choose the country.', invalid: offered },
    type: { required: 'Tell us which property it is.', invalid: offered },
    address: line,
    addressnumber: line,
    addressboite: line,
    addresscap: {
      ...line,
      beZip: 'Check the postcode of the property: four digits, those of a Belgian municipality.',
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
      required: 'Tell us whether we may use your answers.',
      invalid: 'Tell us whether we may use your answers.',
      mustCheck: 'Give your agreement, or call us instead.',
    },
  },
};
