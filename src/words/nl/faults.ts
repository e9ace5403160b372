import type { faults as french } from '../fr/faults.ts';
import type { Translation } from '../translation.ts';

export const faults: Translation<typeof french> = {
  required: '{field} is verplicht.',
  mustCheck: 'Vink het vakje aan om {field}.',
  maxLength: '{field} mag niet meer dan {max} tekens bevatten.',
  minLength: '{field} moet minstens {min} tekens bevatten.',
  length: 'Het veld ‘{title}’ moet uit {length} tekens bestaan.',
  numeric: '{field} mag alleen cijfers bevatten.',
  decimal: '{field} schrijft u in cijfers, bijvoorbeeld 1250 of 1250,50.',
  percent: '{field} schrijft u in cijfers, met hoogstens drie decimalen, bijvoorbeeld 4,99.',
  invalid: '{field} is ongeldig.',
  nameCharacters:
    '{field} is ongeldig. Gebruik alleen letters, cijfers, spaties, koppeltekens en apostroffen, geen punt of komma.',
  placeCharacters:
    '{field} is ongeldig. Gebruik alleen letters, spaties, koppeltekens, apostroffen, punten en haakjes.',
  reasonCharacters:
    '{field} is ongeldig. Gebruik alleen letters, spaties, koppeltekens en apostroffen, geen cijfer, punt of komma.',
  companyCharacters:
    '{field} is ongeldig. Gebruik alleen letters, cijfers, spaties, koppeltekens, apostroffen en de tekens & . , / ( ) + @.',
  messageCharacters: '{field} bevat een teken dat er niet in mag staan: {signs}. Laat het weg.',
  email: '{field} is ongeldig. Schrijf het zoals naam@voorbeeld.be.',
  phone:
    '{field} is ongeldig. Het telt 9 tot 15 cijfers; er mogen spaties, een schuine streep, koppelteken of punt tussen staan.',
  amountBetween: '{field} moet tussen {min} en {max} liggen.',
  maxPercent: '{field} mag hoogstens {max}\u00a0% bedragen.',
  between: '{field} moet tussen {min} en {max} liggen.',
  addressNumber:
    '{field} is ongeldig. Begin met een cijfer; daarna mogen cijfers, letters, spaties, koppeltekens en apostroffen, bijvoorbeeld 12 bis. Het busnummer vult u apart in.',
  beZip: 'De postcode is geen geldige Belgische postcode.',
  cityOfZip: 'Deze gemeente hoort niet bij de postcode.',
  date: '{field} moet een bestaande datum zijn, in de vorm DD/MM/JJJJ.',
  tooEarly: '{field} mag niet vóór {year} liggen.',
  dateAfterToday: '{field} mag niet in de toekomst liggen.',
  yearAfterToday: '{field} mag niet in de toekomst liggen.',
  monthDate: '{field} moet een maand en een jaar zijn, in de vorm MM/JJJJ.',
  shortDate: '{field} mag niet in de toekomst liggen.',
  major: 'U moet meerderjarig zijn.',
  companyNumber: '{field} is ongeldig. Vul alleen de 10 cijfers van het ondernemingsnummer in.',
  registryFormat: '{field} schrijft u als XX.XX.XX-\u2060XXX.XX.',
  registryBirthDate: '{field} stemt niet overeen met de geboortedatum.',
  registryGender: '{field} stemt niet overeen met de aanspreking uit de eerste stap.',
  registryCheckDigits:
    '{field} bevat een fout: de laatste twee cijfers kloppen niet met de andere.',
  childrenRequired:
    'U ontvangt een groeipakket of kinderbijslag: het aantal kinderen moet groter zijn dan 0.',
  monthlyAmount: '{field} mag niet hoger zijn dan het geleende bedrag.',
  remainingAmount: '{field} mag niet hoger zijn dan het geleende bedrag.',
  creditFinished: 'Volgens de datum en de looptijd is dit krediet al afgelopen.',
  creditRequired: 'Voeg minstens één krediet of kaart toe, of antwoord ‘Nee’.',
  tooManyEntries: 'U kunt er hoogstens {max} opgeven. Verwijder de andere.',
  incomeRequired: 'Vul minstens één van deze inkomsten in, of antwoord ‘Nee’ op de vorige vraag.',
  reasonRequired: 'Kies minstens één doel.',
  sameReason: 'U hebt dit doel al gekozen. Kies een ander, of verwijder het.',
  purpose: 'Omschrijf het preciezer: dit woord zegt niet waarvoor de lening dient.',
  product: 'Deze lening bestaat niet voor dat bedrag en die looptijd. Maak de simulatie opnieuw.',
  otherConditions: 'Door uw antwoorden gelden andere voorwaarden; bevestig ze eerst.',
  livingSinceBeforeBirth: 'Het jaar van uw verhuizing ligt vóór uw geboortejaar.',
  contractBeforeSixteen: 'Uw activiteit begon minder dan 16 jaar na uw geboorte.',
  formEnded: 'Onder uw huwelijksstelsel moet uw echtgenoot of echtgenote meetekenen.',
  spouseMustSubscribe:
    'Onder dit huwelijksstelsel moet de echtgenoot of echtgenote van uw medekredietnemer ook meetekenen. Een adviseur bereidt deze aanvraag samen met u voor.',
  vehicleTooOld: 'Op het einde van de lening zou het voertuig meer dan 10 jaar oud zijn.',
  carPrice: 'Voor een wagen van minder dan 3 jaar is het te lenen minimumbedrag {min}.',
  mobileHomePrice: 'Voor een voertuig van minder dan 3 jaar is het te lenen minimumbedrag {min}.',
  advance:
    'Bij deze prijs en dit voorschot moet het geleende bedrag tussen {least} (de prijs min het voorschot) en {most} (110\u00a0% van dat verschil) liggen. Uw lening bedraagt {amount}.',
  advanceCoversPrice: 'Het voorschot dekt de prijs: er blijft niets te lenen over.',
  insufficientIncomes:
    'De opgegeven inkomsten volstaan niet om een aanvraag in te dienen. Groeipakket of kinderbijslag, ontvangen onderhoudsgeld en maaltijdcheques tellen niet mee.',
  coborrowerLater:
    'Uw medekredietnemer vult de eigen gegevens later in: deel de aanvraag in plaats van ze te versturen.',
  sameAsApplicant:
    'Dit rijksregisternummer is dat van de andere kredietnemer. Vul voor ieder het eigen nummer in.',
  sharedTooOften:
    'U hebt vandaag te veel aanvragen gedeeld. Probeer het morgen opnieuw, of bel ons.',
  applicantsPart:
    'Een antwoord van de andere kredietnemer klopt niet meer. Vraag de andere om de aanvraag opnieuw te doen, of bel ons.',
  majorOfCoborrower: 'Uw medekredietnemer moet meerderjarig zijn.',
  childrenRequiredOfCoborrower:
    'Uw medekredietnemer ontvangt een groeipakket of kinderbijslag: het aantal kinderen moet groter zijn dan 0.',
  livingSinceBeforeBirthOfCoborrower:
    'Het jaar van de verhuizing van uw medekredietnemer ligt vóór het geboortejaar.',
  contractBeforeSixteenOfCoborrower:
    'De activiteit van uw medekredietnemer begon minder dan 16 jaar na de geboorte.',
  sameAsApplicantOfCoborrower:
    'Dit is uw eigen rijksregisternummer. Vul dat van uw medekredietnemer in.',
};
