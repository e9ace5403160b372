import type { chart as french } from '../fr/chart.ts';
import type { Translation } from '../translation.ts';

/** What stands with a loan that is drawn, by what it is drawn as. */
export const chart: Translation<typeof french> = {
  river: {
    today: 'today',
    afterYear: 'after 1\u00a0year',
    afterYears: 'after {n}\u00a0years',
    balance: '{when}: {balance}',
    description:
      'The loan, drawn as a river that narrows as the capital is repaid. Capital still owed — {balances}. Half is repaid after {half}\u00a0months. After {duration}\u00a0months, nothing more. The banks are the interest, {interest} in all.',
    key: 'The water is the capital that you still owe, the banks the interest still to pay.',
  },
  area: {
    today: 'today',
    afterYear: 'after 1\u00a0year',
    afterYears: 'after {n}\u00a0years',
    balance: '{when}: {balance}',
    description:
      'The loan, drawn as an area that falls as the capital is repaid. Capital still owed — {balances}. Half is repaid after {half}\u00a0months. After {duration}\u00a0months, nothing more. Above it is the interest, {interest} in all.',
    key: 'The area at the bottom is the capital that you still owe, the band above it the interest still to pay.',
  },
  bars: {
    today: 'borrowed',
    afterYear: 'year 1',
    afterYears: 'year {n}',
    balance: '{when}: {capital} of capital and {interest} of interest',
    description:
      'The repayment of {amount}, drawn as bars, one a year. {balances}. In all, {interest} of interest over {duration}\u00a0months.',
    key: 'Each bar is what you repay in one year: the capital at the bottom, the interest above. Drawn to scale.',
  },
  follow: {
    open: 'Follow the loan month by month',
    failed: 'This could not be loaded. Check your connection, then try again.',
    label: 'Point in the loan',
    today: 'Today',
    after: 'After {time}, around {date}',
    year: '1\u00a0year',
    years: '{n}\u00a0years',
    month: '1\u00a0month',
    months: '{n}\u00a0months',
    both: '{years} and {months}',
    left: '{when}: {balance} of capital is left to repay. Interest already paid:\u00a0{paid}. Interest still to pay:\u00a0{due}.',
    ended: '{when}: everything is repaid. The interest has cost {paid} in all.',
    enlarge: 'Enlarge the interest {times}\u00a0times',
    toScale: 'Back to scale',
    scale: 'Drawn to scale.',
    half: 'half',
  },
  enlarged: {
    river: 'The interest is drawn {times}\u00a0times as wide as to scale.',
    area: 'The interest is drawn {times}\u00a0times as high as to scale.',
  },
  pull: {
    duration: 'Term',
    river: {
      open: 'Change the loan on the river',
      how: 'Pull the source up or down to change the amount, the mouth sideways to change the term.',
    },
    area: {
      open: 'Change the loan on the drawing',
      how: 'Pull the start of the drawing up or down to change the amount, its end sideways to change the term.',
    },
  },
};
