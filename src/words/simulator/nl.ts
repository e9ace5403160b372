import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Simulator',
  amount: 'Ik leen',
  amountDetail: 'bedrag in euro',
  duration: 'over',
  durationDetail: 'looptijd in maanden',
  months: '{n}\u00a0maanden',
  purpose: 'voor',
  purposes: {
    personal: 'een persoonlijk project',
  },
  perMonth: 'per maand',
  taeg: 'JKP, vast',
  totalToPay: 'in totaal terug te betalen',
  creditCost: 'kosten van het krediet',
  apply: 'Deze lening aanvragen',
  outOfBounds: 'Vul een bedrag in tussen {min} en {max}.',
  notUpdated: 'De cijfers die u ziet, zijn die van het laatste geldige bedrag.',
  durationChanged:
    'Dit bedrag lenen we niet uit over {from}\u00a0maanden. We rekenen met {to}\u00a0maanden.',
  announcement: '{payment} per maand, gedurende {duration}\u00a0maanden. JKP {taeg}.',
  longLoan:
    'Over 84\u00a0maanden of langer verbindt u zich ertoe minstens zeven jaar lang elke maand terug te betalen, tot en met de laatste aflossing.',
  example:
    'Representatief voorbeeld: {type} van {amount}, JKP {taeg}, vaste jaarlijkse debetrentevoet {rate}, {months}\u00a0maandaflossingen van {payment}, totaal te betalen bedrag {total}.',
  creditType: 'lening op afbetaling',
  compare: {
    summary: 'De looptijden vergelijken',
    caption: 'Wat elke looptijd kost voor {amount}',
    duration: 'Looptijd',
    payment: 'Per maand',
    taeg: 'JKP {rate}',
    total: 'In totaal terug te betalen',
  },
  table: {
    summary: 'Een tabel met maandaflossingen bekijken',
    caption: 'Maandaflossing per bedrag en per looptijd, met het JKP',
    amount: 'Bedrag',
    months: '{n}\u00a0maanden',
    none: 'niet aangeboden',
  },
  river: {
    today: 'vandaag',
    afterYear: 'na 1\u00a0jaar',
    afterYears: 'na {n}\u00a0jaar',
    balance: '{when}: {balance}',
    description:
      'De lening, getekend als een rivier die smaller wordt naarmate het kapitaal wordt terugbetaald. Nog verschuldigd kapitaal — {balances}. Na {duration}\u00a0maanden niets meer. De bleke oever is de interest, samen {interest}.',
    key: 'Het water is het kapitaal dat u nog verschuldigd bent, de bleke oever de interest die u nog betaalt. Op schaal getekend.',
  },
};
