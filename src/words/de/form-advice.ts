import type { formAdvice as french } from '../fr/form-advice.ts';
import type { Translation } from '../translation.ts';

const between = 'Korrigieren Sie „{label}“: zwischen {min} und {max}.';
const decimal = 'Korrigieren Sie „{label}“: eine einzige Zahl, zum Beispiel 1250 oder 1250,50.';
const maxLength = 'Kürzen Sie „{label}“: höchstens {max} Zeichen.';
const invalid = 'Entfernen Sie aus „{label}“ das Zeichen, das nicht dorthin gehört.';
const offered = 'Wählen Sie eine der angebotenen Antworten zu „{label}“.';
const line = { maxLength, invalid };
const firstname = {
  required: 'Schreiben Sie Ihren Vornamen.',
  maxLength: 'Kürzen Sie Ihren Vornamen: höchstens {max} Zeichen.',
  nameCharacters: 'Schreiben Sie Ihren Vornamen mit Buchstaben und Ziffern, ohne Punkt und Komma.',
};
const lastname = {
  required: 'Schreiben Sie Ihren Namen.',
  maxLength: 'Kürzen Sie Ihren Namen: höchstens {max} Zeichen.',
  nameCharacters: 'Schreiben Sie Ihren Namen mit Buchstaben und Ziffern, ohne Punkt und Komma.',
};
const phone = {
  required: 'Geben Sie uns eine Nummer, unter der wir Sie erreichen.',
  phone: 'Prüfen Sie Ihre Telefonnummer, zum Beispiel 0475/123456.',
};
const message = 'Kürzen Sie Ihre Nachricht: höchstens {max} Zeichen.';

/** What to do about a fault of a form, for the summary at its end. */
export const formAdvice: Translation<typeof french> = {
  moreOne: 'und eine weitere',
  more: 'und {n} weitere',
  fields: {
    subject: {
      required: 'Wählen Sie den Betreff Ihrer Nachricht.',
      invalid: 'Wählen Sie einen Betreff aus der Liste.',
    },
    firstname,
    name: firstname,
    lastname,
    surname: lastname,
    email: {
      required: 'Geben Sie uns eine E-Mail-Adresse.',
      maxLength: 'Geben Sie uns eine kürzere E-Mail-Adresse: höchstens {max} Zeichen.',
      email: 'Prüfen Sie Ihre E-Mail-Adresse: Sie sieht aus wie name@beispiel.be.',
    },
    phone,
    telephone: phone,
    zip: { beZip: 'Prüfen Sie die Postleitzahl: vier Ziffern, die einer belgischen Gemeinde.' },
    message: { required: 'Schreiben Sie Ihre Nachricht.', maxLength: message },
    comments: { maxLength: message },
    amount: {
      required: 'Geben Sie den Betrag ein, den Sie leihen wollen.',
      between: 'Korrigieren Sie den Betrag, den Sie leihen wollen: zwischen {min} und {max}.',
    },
    duration: {
      required: 'Wählen Sie die Laufzeit.',
      invalid: 'Wählen Sie eine Laufzeit aus der Liste: Diese gibt es für den Betrag nicht.',
    },
    project: { required: 'Sagen Sie uns, was Sie tun möchten.', invalid: offered },
    country: { required: 'Wählen Sie das Land.', invalid: offered },
    type: { required: 'Sagen Sie uns, um welche Immobilie es geht.', invalid: offered },
    address: line,
    addressnumber: line,
    addressboite: line,
    addresscap: {
      ...line,
      beZip:
        'Prüfen Sie die Postleitzahl der Immobilie: vier Ziffern, die einer belgischen Gemeinde.',
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
      required: 'Sagen Sie uns, ob wir Ihre Antworten verwenden dürfen.',
      invalid: 'Sagen Sie uns, ob wir Ihre Antworten verwenden dürfen.',
      mustCheck: 'Geben Sie Ihr Einverständnis, oder rufen Sie uns stattdessen an.',
    },
  },
};
