import type { mail as french } from '../fr/mail.ts';
import type { Translation } from '../translation.ts';

export const mail: Translation<typeof french> = {
  subject: 'Uw aanvraag {reference} is aangekomen',
  preview: 'U krijgt onze beslissing[ binnen {decisionHours}\u00a0uur] per e-mail.',
  greeting: 'Dag {firstname},',
  greetingWithoutName: 'Dag,',
  arrived: 'We hebben uw kredietaanvraag ontvangen. Dit is uw referentie:',
  keep: 'Houd deze referentie bij de hand als u contact met ons opneemt.',
  attached:
    'In bijlage vindt u het overzicht van uw antwoorden en het precontractuele informatieblad.',
  notAttached:
    'Het overzicht van uw antwoorden en het precontractuele informatieblad konden we niet bij deze e-mail voegen. Vraag ze ons telefonisch of door deze e-mail te beantwoorden: we sturen ze u toe.',
  nextTitle: 'Wat gebeurt er nu?',
  next: {
    decision:
      'We onderzoeken uw aanvraag. U krijgt onze beslissing[ binnen {decisionHours}\u00a0uur] per e-mail[weekend=monday|; voor een aanvraag in het weekend is dat op maandag].',
    file: 'Is het antwoord positief, dan vragen we u de documenten die uw dossier vervolledigen, en daarna uw handtekening.',
    funds:
      'Het geld wordt gestort[ binnen {payoutHours}\u00a0uur] nadat we het volledige dossier ontvangen hebben.',
  },
  decided: 'Dat is uiterlijk op {date}.',
  loanTitle: 'De gevraagde lening',
  perMonth: 'per maand',
  figures: {
    product: 'Lening',
    amount: 'Bedrag',
    additionalAmount: 'Extra bedrag',
    totalLent: 'Totaal geleend bedrag',
    duration: 'Looptijd',
    taeg: 'JKP',
    monthlyAmount: 'Maandaflossing',
    total: 'Totaal terug te betalen',
  },
  months: '{months}\u00A0maanden',
  warning: 'Let op, geld lenen kost ook geld.',
  proviso:
    'Dit zijn de cijfers van uw aanvraag. Het krediet wordt pas toegekend als uw dossier aanvaard is.',
  kept: 'We bewaren uw gegevens tot {keptRequests} na de behandeling van uw aanvraag.',
  notYou:
    'Hebt u niets aangevraagd? Laat het ons weten, telefonisch of door deze e-mail te beantwoorden.',
  questions: 'Nog een vraag?',
  call: 'Bel ons op {phone}',
  write: 'of schrijf naar {email}.',
  identity: '{legalName}, {address}. Ondernemingsnummer {enterpriseNumber}, {register}.',
};
