import type { siteForm as french } from '../fr/site-form.ts';
import type { Translation } from '../translation.ts';

/** What every form of the website says while it is filled in and sent. */
export const siteForm: Translation<typeof french> = {
  optional: '{label} (niet verplicht)',
  meantEmail: 'Bedoelde u {email}?',
  streetWithNumber:
    'De straat lijkt het huisnummer al te bevatten. Kijk het adres na; u kunt verdergaan.',
  fields: {
    firstname: 'Voornaam',
    lastname: 'Naam',
    email: 'E-mailadres',
    phone: 'Gsm of telefoon',
    phoneHint: 'Bijvoorbeeld 0475/123456.',
    zip: 'Postcode',
    message: 'Bericht',
  },
  check: {
    title: 'Nog één controle',
    text: 'Vink het vakje aan: zodra de controle klaar is, wordt alles verstuurd.',
    loading: 'De controle wordt geladen…',
  },
  sending: 'Bezig met versturen…',
  progress: 'Versturen: {percent}\u00a0%',
  arrived: 'Alles is doorgestuurd. We kijken de bestanden na…',
  corrections: 'Er is nog niets verstuurd. {count} antwoorden moeten worden verbeterd.',
  correction: 'Er is nog niets verstuurd. Eén antwoord moet worden verbeterd.',
  problems: {
    title: 'Het versturen is niet gelukt',
    connection:
      'We kregen geen antwoord: de verbinding is wellicht weggevallen. Wat u geschreven en toegevoegd hebt, staat er nog. Kijk uw verbinding na en verstuur dan opnieuw.',
    server:
      'Het ligt aan ons. Wat u geschreven en toegevoegd hebt, staat er nog: probeer het over enkele minuten opnieuw, of bel ons op {phone}.',
    tooManyCalls:
      'Vanaf uw verbinding is in korte tijd te vaak iets verstuurd. Wat u geschreven en toegevoegd hebt, staat er nog: wacht enkele minuten en verstuur dan opnieuw.',
    check:
      'De controle tegen robots kon niet worden geladen. Wat u geschreven en toegevoegd hebt, staat er nog. Kijk uw verbinding na en verstuur dan opnieuw, of bel ons op {phone}.',
  },
  privacy:
    'We gebruiken deze gegevens om u te antwoorden. Hoelang we ze bewaren en wat uw rechten zijn: {link}.',
  privacyLink: 'Privacy',
  again: 'Nog een bericht schrijven',
  uploads: {
    label: 'Bestanden',
    hint: 'Hoogstens {most} bestanden van {megabytes}\u00a0MB: afbeeldingen, PDF, tekst, Word, Excel, PowerPoint (pptx), Pages of RTF.',
    choose: 'Bestanden kiezen',
    drop: 'Of sleep ze hierheen.',
    list: 'Gekozen bestanden',
    size: '{size}\u00a0{unit}',
    kilobytes: 'kB',
    megabytesUnit: 'MB',
    remove: 'Verwijderen',
    removeNamed: '{name} verwijderen',
    removed: '{name} is verwijderd.',
    added: '{count} bestanden gekozen.',
    addedOne: 'Eén bestand gekozen.',
  },
};
