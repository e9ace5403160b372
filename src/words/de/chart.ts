import type { chart as french } from '../fr/chart.ts';
import type { Translation } from '../translation.ts';

/** What stands with a loan that is drawn, by what it is drawn as. */
export const chart: Translation<typeof french> = {
  river: {
    today: 'heute',
    afterYear: 'in 1\u00a0Jahr',
    afterYears: 'in {n}\u00a0Jahren',
    balance: '{when}: {balance}',
    description:
      'Das Darlehen, gezeichnet wie ein Fluss, der schmaler wird, je mehr vom Kapital zurückgezahlt ist. Noch geschuldetes Kapital — {balances}. Nach {half}\u00a0Monaten ist die Hälfte zurückgezahlt. Nach {duration}\u00a0Monaten nichts mehr. Die Ufer sind die Zinsen, zusammen {interest}.',
    key: 'Das Wasser ist das Kapital, das noch geschuldet ist, die Ufer sind die Zinsen, die noch zu zahlen sind.',
  },
  area: {
    today: 'heute',
    afterYear: 'in 1\u00a0Jahr',
    afterYears: 'in {n}\u00a0Jahren',
    balance: '{when}: {balance}',
    description:
      'Das Darlehen, gezeichnet als Fläche, die sinkt, je mehr vom Kapital zurückgezahlt ist. Noch geschuldetes Kapital — {balances}. Nach {half}\u00a0Monaten ist die Hälfte zurückgezahlt. Nach {duration}\u00a0Monaten nichts mehr. Darüber die Zinsen, zusammen {interest}.',
    key: 'Die untere Fläche ist das Kapital, das noch geschuldet ist, der Streifen darüber sind die Zinsen, die noch zu zahlen sind.',
  },
  bars: {
    today: 'geliehen',
    afterYear: 'Jahr 1',
    afterYears: 'Jahr {n}',
    balance: '{when}: {capital} Kapital und {interest} Zinsen',
    description:
      'Die Rückzahlung von {amount}, gezeichnet als Balken, einer pro Jahr. {balances}. Insgesamt {interest} Zinsen über {duration}\u00a0Monate.',
    key: 'Jeder Balken ist, was Sie in einem Jahr zurückzahlen: unten das Kapital, oben die Zinsen. Maßstäblich gezeichnet.',
  },
  follow: {
    open: 'Dem Darlehen Monat für Monat folgen',
    failed:
      'Die Fortsetzung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    label: 'Zeitpunkt des Darlehens',
    today: 'Heute',
    after: 'Nach {time}, etwa im {date}',
    year: '1\u00a0Jahr',
    years: '{n}\u00a0Jahren',
    month: '1\u00a0Monat',
    months: '{n}\u00a0Monaten',
    both: '{years} und {months}',
    left: '{when}: Es sind noch {balance} Kapital zurückzuzahlen. Schon gezahlte Zinsen:\u00a0{paid}. Noch zu zahlende Zinsen:\u00a0{due}.',
    ended: '{when}: Alles ist zurückgezahlt. Die Zinsen haben insgesamt {paid} gekostet.',
    enlarge: 'Zinsen {times}-mal vergrößern',
    toScale: 'Zurück zum Maßstab',
    scale: 'Maßstäblich gezeichnet.',
    half: 'die Hälfte',
  },
  enlarged: {
    river: 'Die Zinsen sind {times}-mal so breit gezeichnet wie im Maßstab.',
    area: 'Die Zinsen sind {times}-mal so hoch gezeichnet wie im Maßstab.',
  },
  pull: {
    duration: 'Laufzeit',
    river: {
      open: 'Das Darlehen am Fluss ändern',
      how: 'Ziehen Sie die Quelle nach oben oder unten, um den Betrag zu ändern, die Mündung zur Seite, um die Laufzeit zu ändern.',
    },
    area: {
      open: 'Das Darlehen an der Zeichnung ändern',
      how: 'Ziehen Sie den Anfang der Zeichnung nach oben oder unten, um den Betrag zu ändern, das Ende zur Seite, um die Laufzeit zu ändern.',
    },
  },
};
