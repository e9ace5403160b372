import type { WordsOfFormAdvice } from '../inquiries/form-advice-words.ts';

const between = 'Corrigez «\u00a0{label}\u00a0»\u00a0: entre {min} et {max}.';
const decimal =
  'Corrigez «\u00a0{label}\u00a0»\u00a0: un seul nombre en chiffres, par exemple 1250 ou 1250,50.';
const maxLength = 'Raccourcissez «\u00a0{label}\u00a0»\u00a0: {max} caractères au plus.';
const invalid = 'Retirez de «\u00a0{label}\u00a0» le signe qui n’y a pas sa place.';
const offered = 'Choisissez une des réponses proposées pour «\u00a0{label}\u00a0».';
const line = { maxLength, invalid };
const firstname = {
  required: 'Écrivez votre prénom.',
  maxLength: 'Raccourcissez votre prénom\u00a0: {max} caractères au plus.',
  nameCharacters: 'Écrivez votre prénom en lettres et en chiffres, sans point ni virgule.',
};
const lastname = {
  required: 'Écrivez votre nom.',
  maxLength: 'Raccourcissez votre nom\u00a0: {max} caractères au plus.',
  nameCharacters: 'Écrivez votre nom en lettres et en chiffres, sans point ni virgule.',
};
const phone = {
  required: 'Donnez-nous un numéro où vous joindre.',
  phone: 'Vérifiez votre numéro de téléphone, par exemple 0475/123456.',
};
const message = 'Raccourcissez votre message\u00a0: {max} caractères au plus.';

/** What to do about a fault of a form, for the summary at its end. */
export const formAdvice = {
  moreOne: 'et une autre',
  more: 'et {n} autres',
  fields: {
    subject: {
      required: 'Choisissez le sujet de votre message.',
      invalid: 'Choisissez un des sujets de la liste.',
    },
    firstname,
    name: firstname,
    lastname,
    surname: lastname,
    email: {
      required: 'Donnez-nous une adresse e-\u2060mail.',
      maxLength:
        'Donnez-nous une adresse e-\u2060mail plus courte\u00a0: {max} caractères au plus.',
      email: 'Vérifiez votre adresse e-\u2060mail\u00a0: elle s’écrit comme nom@exemple.be.',
    },
    phone,
    telephone: phone,
    zip: { beZip: 'Vérifiez le code postal\u00a0: quatre chiffres, ceux d’une commune belge.' },
    message: { required: 'Écrivez votre message.', maxLength: message },
    comments: { maxLength: message },
    amount: {
      required: 'Indiquez le montant à emprunter.',
      between: 'Corrigez le montant à emprunter\u00a0: entre {min} et {max}.',
    },
    duration: {
      required: 'Choisissez la durée.',
      invalid: 'Choisissez une durée de la liste\u00a0: celle-ci n’existe pas pour ce montant.',
    },
    project: { required: 'Dites-nous ce que vous voulez faire.', invalid: offered },
    country: { required: 'Choisissez le pays.', invalid: offered },
    type: { required: 'Dites-nous de quel bien il s’agit.', invalid: offered },
    address: line,
    addressnumber: line,
    addressboite: line,
    addresscap: {
      ...line,
      beZip: 'Vérifiez le code postal du bien\u00a0: quatre chiffres, ceux d’une commune belge.',
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
      required: 'Dites-nous si nous pouvons utiliser vos réponses.',
      invalid: 'Dites-nous si nous pouvons utiliser vos réponses.',
      mustCheck: 'Donnez votre accord, ou appelez-nous à la place.',
    },
  },
} satisfies WordsOfFormAdvice;
