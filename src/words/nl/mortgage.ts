import type { mortgage as french } from '../fr/mortgage.ts';
import type { Translation } from '../translation.ts';

export const mortgage: Translation<typeof french> = {
  title: 'Simulator hypothecair krediet',
  mode: {
    legend: 'Wat wilt u weten?',
    borrow: { label: 'Welke maand\u00adaflossing?' },
    settle: { label: 'Welk bedrag?' },
  },
  type: {
    legend: 'Welk hypothecair krediet?',
    house: { label: 'Klassiek', hint: 'met een hypotheek' },
    light: { label: 'Light', hint: 'met een hypotheek\u00adbelofte' },
  },
  borrow: {
    amount: 'Ik leen',
    amountDetail: 'bedrag in euro',
    years: 'over',
    answer: 'per maand',
    outOfBounds: 'Vul een bedrag in tussen {min} en {max}.',
    changed:
      'U kunt tussen {min} en {max} lenen, over {from} tot {to}\u00a0jaar. We rekenen met {amount} en {years}\u00a0jaar.',
    announcement: '{payment} per maand, gedurende {years}\u00a0jaar. JKP {taeg}.',
  },
  settle: {
    amount: 'Ik betaal per maand',
    amountDetail: 'maandaflossing in euro',
    years: 'gedurende',
    answer: 'te lenen',
    outOfBounds: 'Vul een maandaflossing in tussen {min} en {max}.',
    changed:
      'Voor dit krediet gaat de maandaflossing van {min} tot {max}, over {from} tot {to}\u00a0jaar. We rekenen met {amount} per maand en {years}\u00a0jaar.',
    announcement:
      '{amount} te lenen, voor {payment} per maand gedurende {years}\u00a0jaar. JKP {taeg}.',
  },
  tooLittle: {
    both: 'Met {payment} per maand gedurende {years}\u00a0jaar leent u minder dan {least}, het minimum van dit krediet. Reken op minstens {fromPayment} per maand, of op {fromYears}\u00a0jaar.',
    payment:
      'Met {payment} per maand gedurende {years}\u00a0jaar leent u minder dan {least}, het minimum van dit krediet. Reken op minstens {fromPayment} per maand.',
    years:
      'Met {payment} per maand gedurende {years}\u00a0jaar leent u minder dan {least}, het minimum van dit krediet. Reken op minstens {fromYears}\u00a0jaar.',
    neither:
      'Met {payment} per maand gedurende {years}\u00a0jaar leent u minder dan {least}, het minimum van dit krediet.',
  },
  yearsDetail: 'looptijd in jaren',
  years: '{n}\u00a0jaar',
  purposes: {
    house: 'voor een woning',
    light: 'voor een vastgoedproject',
  },
  taeg: 'JKP, met de kosten',
  baseRate: 'vaste jaarlijkse debetrentevoet, zonder kosten',
  fees: 'kosten bij de start',
  feesAre: 'Kosten bij de start: {list}.',
  feeNames: {
    dossier: 'dossier',
    expertise: 'schatting',
    insurance: 'verzekering',
    record: 'hypotheekakte',
  },
  totalToPay: 'in totaal terug te betalen, zonder kosten',
  creditCost: 'kosten van het krediet, startkosten inbegrepen',
  apply: 'Met een adviseur bespreken',
  applyMissing: 'Kies eerst een bedrag en een looptijd die mogelijk zijn.',
  stale: 'De cijfers die u ziet, zijn die van de laatste mogelijke berekening.',
  compareCaption:
    'Wat {amount} kost naargelang de looptijd. De kosten van het krediet zijn wat u boven op het bedrag betaalt: de interest, en de kosten bij de start.',
  compareTotal: 'terug te betalen, zonder kosten',
  example:
    'Representatief voorbeeld: hypothecair krediet van {amount}, gewaarborgd door {security}, met een vaste jaarlijkse debetrentevoet van {rate}, in {months}\u00a0maandaflossingen van {payment}. Kosten bij de start: {fees} ({list}). JKP {taeg}, totale kosten van het krediet {cost}, totaal te betalen bedrag {total}.',
  feeInList: '{name} {amount}',
  security: {
    house: 'een hypotheek op een onroerend goed',
    light: 'een hypotheekbelofte op een onroerend goed',
  },
  condition:
    'Onder voorbehoud van aanvaarding van uw dossier. Het JKP gaat ervan uit dat alle kosten bij de start betaald worden, en elke maandaflossing op haar vervaldag.',
  table: {
    summary: 'Maandaflossingen volgens bedrag en looptijd ({name})',
    caption: 'Maandaflossing per bedrag en per looptijd, met het JKP ({name})',
    amount: 'Bedrag',
    years: '{n}\u00a0jaar',
  },
  others: {
    house: { title: 'Een hypothecair krediet' },
    light: { title: 'Een hypothecair krediet light' },
  },
};
