import type { simulator as french } from '../fr/simulator.ts';
import type { Translation } from '../translation.ts';

export const simulator: Translation<typeof french> = {
  title: 'Simulator',
  amount: 'Ik leen',
  amountDetail: 'bedrag in euro',
  least: 'min. {min}',
  duration: 'over',
  durationDetail: 'looptijd in maanden',
  months: '{n}\u00a0maanden',
  purposes: {
    personal: 'voor een persoonlijk project',
    car: 'voor een auto',
    mobilhome: 'voor een mobilhome',
    renovation: 'voor werken',
    grouping: 'in één krediet',
    coproperty: 'voor een mede-eigendom',
  },
  types: {
    car: {
      legend: 'Welke auto?',
      new: { label: 'Nieuw', hint: 'of jonger dan drie jaar' },
      used: { label: 'Tweedehands', hint: 'drie jaar of ouder' },
    },
    mobilhome: {
      legend: 'Welke mobilhome?',
      new: { label: 'Nieuw', hint: 'of jonger dan drie jaar' },
      used: { label: 'Tweedehands', hint: 'drie jaar of ouder' },
    },
    renovation: {
      legend: 'Welke werken?',
      classic: { label: 'Renovatie', hint: 'keuken, dak…' },
      energetic: { label: 'Energie', hint: 'isolatie, ramen…' },
    },
  },
  grouping: {
    amount: 'Ik hergroepeer',
    amountDetail: 'saldo van de kredieten die u hergroepeert, in euro',
    additional: 'met daarbij',
    additionalDetail: 'extra bedrag, in euro',
    outOfBounds: 'Vul twee bedragen in die samen tussen {min} en {max} liggen.',
    nothingToGroup:
      'Vul het saldo in van de kredieten die u hergroepeert. Samen met het extra bedrag moet het tussen {min} en {max} liggen.',
  },
  perMonth: 'per maand',
  taeg: 'JKP, vaste rentevoet',
  taegHelp: {
    label: 'Wat is het JKP?',
    text: 'Het jaarlijks kostenpercentage: de totale kosten van het krediet, met interest en verplichte kosten, in procent per jaar van het geleende bedrag. Het dient om te vergelijken.',
  },
  totalToPay: 'in totaal terug te betalen',
  creditCost: 'kosten van het krediet',
  apply: 'Deze lening aanvragen',
  applyMissing: 'Vul eerst een geldig bedrag in.',
  outOfBounds: 'Vul een bedrag in tussen {min} en {max}.',
  notUpdated: 'De cijfers die u ziet, zijn die van het laatste geldige bedrag.',
  amountChanged: 'U kunt tussen {min} en {max} lenen. We rekenen met {amount}.',
  durationChanged:
    'Dit bedrag lenen we niet uit over {from}\u00a0maanden. We rekenen met {to}\u00a0maanden.',
  announcement: '{payment} per maand, gedurende {duration}\u00a0maanden. JKP {taeg}.',
  longLoan:
    'Met een looptijd van 84\u00a0maanden of meer verbindt u zich ertoe minstens zeven jaar lang elke maand terug te betalen, tot en met de laatste aflossing.',
  example:
    'Representatief voorbeeld: {type} van {amount}, JKP {taeg}, vaste jaarlijkse debetrentevoet {rate}, {months}\u00a0maandaflossingen van {payment}, totaal te betalen bedrag {total}.',
  ratesDiffer:
    'Zonder kosten ligt het JKP iets hoger dan de debetrentevoet: de interest wordt elke maand betaald.',
  creditType: 'lening op afbetaling',
  compare: {
    summary: 'Twee of drie looptijden vergelijken',
    caption:
      'Wat {amount} kost naargelang de looptijd. De kosten van het krediet zijn wat u boven op het bedrag terugbetaalt.',
    column: 'Looptijd {n}',
    months: '{n}\u00a0mnd.',
    taeg: 'JKP',
    total: 'in totaal',
  },
  plan: {
    summary: 'De aflossingstabel bekijken',
    caption: 'Wat u terugbetaalt, jaar na jaar',
    captionMonths: 'Wat u terugbetaalt, maand na maand',
    year: 'Jaar',
    month: 'Maand',
    capital: 'Kapitaal',
    interest: 'Interest',
    balance: 'Nog verschuldigd',
    total: 'Samen',
    showMonths: 'De {n}\u00a0maanden een voor een bekijken',
    showYears: 'Jaar na jaar bekijken',
  },
  link: {
    copy: 'De link naar deze berekening kopiëren',
    copied: 'De link is gekopieerd.',
    refused: 'Uw browser laat dat niet toe. Kopieer de link hier:',
    address: 'Link naar deze berekening',
  },
  table: {
    summary: 'Maandaflossingen volgens bedrag en looptijd',
    caption: 'Maandaflossing per bedrag en per looptijd, met het JKP',
    amount: 'Bedrag',
    months: '{n}\u00a0maanden',
    none: 'niet aangeboden',
  },
};
