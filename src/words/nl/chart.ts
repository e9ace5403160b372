import type { chart as french } from '../fr/chart.ts';
import type { Translation } from '../translation.ts';

/** What stands with a loan that is drawn, by what it is drawn as. */
export const chart: Translation<typeof french> = {
  river: {
    today: 'vandaag',
    afterYear: 'na 1\u00a0jaar',
    afterYears: 'na {n}\u00a0jaar',
    balance: '{when}: {balance}',
    description:
      'De lening, getekend als een rivier die smaller wordt naarmate het kapitaal wordt terugbetaald. Nog verschuldigd kapitaal — {balances}. Na {half}\u00a0maanden is de helft terugbetaald. Na {duration}\u00a0maanden niets meer. De oevers zijn de interest, samen {interest}.',
    key: 'Het water is het kapitaal dat u nog verschuldigd bent, de oevers zijn de interest die u nog betaalt.',
  },
  area: {
    today: 'vandaag',
    afterYear: 'na 1\u00a0jaar',
    afterYears: 'na {n}\u00a0jaar',
    balance: '{when}: {balance}',
    description:
      'De lening, getekend als een vlak dat daalt naarmate het kapitaal wordt terugbetaald. Nog verschuldigd kapitaal — {balances}. Na {half}\u00a0maanden is de helft terugbetaald. Na {duration}\u00a0maanden niets meer. Daarboven de interest, samen {interest}.',
    key: 'Het vlak onderaan is het kapitaal dat u nog verschuldigd bent, de strook erboven de interest die u nog betaalt.',
  },
  bars: {
    today: 'geleend',
    afterYear: 'jaar 1',
    afterYears: 'jaar {n}',
    balance: '{when}: {capital} kapitaal en {interest} interest',
    description:
      'De terugbetaling van {amount}, getekend als staven, één per jaar. {balances}. In totaal {interest} interest over {duration}\u00a0maanden.',
    key: 'Elke staaf is wat u in één jaar terugbetaalt: onderaan het kapitaal, bovenaan de interest. Op schaal getekend.',
  },
  follow: {
    open: 'De lening maand per maand volgen',
    failed: 'Het vervolg kon niet worden geladen. Controleer uw verbinding en probeer opnieuw.',
    label: 'Moment in de lening',
    today: 'Vandaag',
    after: 'Na {time}, rond {date}',
    year: '1\u00a0jaar',
    years: '{n}\u00a0jaar',
    month: '1\u00a0maand',
    months: '{n}\u00a0maanden',
    both: '{years} en {months}',
    left: '{when}: u moet nog {balance} kapitaal terugbetalen. Al betaalde interest:\u00a0{paid}. Nog te betalen interest:\u00a0{due}.',
    ended: '{when}: alles is terugbetaald. De interest heeft in totaal {paid} gekost.',
    enlarge: 'Interest {times}\u00a0keer vergroten',
    toScale: 'Terug naar schaal',
    scale: 'Op schaal getekend.',
    half: 'de helft',
  },
  enlarged: {
    river: 'De interest is {times}\u00a0keer zo breed getekend als op schaal.',
    area: 'De interest is {times}\u00a0keer zo hoog getekend als op schaal.',
  },
  pull: {
    duration: 'Looptijd',
    river: {
      open: 'De lening wijzigen op de rivier',
      how: 'Trek de bron omhoog of omlaag om het bedrag te wijzigen, de monding opzij om de looptijd te wijzigen.',
    },
    area: {
      open: 'De lening wijzigen op de tekening',
      how: 'Trek het begin van de tekening omhoog of omlaag om het bedrag te wijzigen, het einde opzij om de looptijd te wijzigen.',
    },
  },
};
