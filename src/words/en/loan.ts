import type { loan as french } from '../fr/loan.ts';
import type { Translation } from '../translation.ts';

export const loan: Translation<typeof french> = {
  requestedTitle: 'What we ask',
  questionsTitle: 'Questions about this loan',
  allQuestions: 'All frequently asked questions',
  jump: {
    sections: 'On this page',
    toSection: 'Go to…',
    loans: 'Another loan',
    toLoan: 'Choose a loan…',
    go: 'Go',
  },
  quickAccess: {
    label: 'Quick access',
    modify: { short: 'Change', long: 'Change the simulation' },
    help: { short: 'Help', long: 'Questions and help' },
    tip: { short: 'Tip', long: 'Read the tip again' },
  },
  openApplication: {
    title: 'Your application is open',
    text: 'Your answers are kept. If you apply for the loan you choose here, it replaces the one in your application; otherwise your application stays as it is.',
    back: 'Back to my application',
  },
  applyingIn: {
    names: { fr: 'French', nl: 'Dutch' },
    note: 'The application and the contract are in {languages}. This button opens the application in {language}.',
    other: 'Open it in {language}',
  },
  downPayment: {
    title: 'With or without a down payment',
    lead: 'A new vehicle at {price}, paid back over {months} months.',
    scale: {
      river: 'Both rivers are drawn to the same scale.',
      area: 'Both areas are drawn to the same scale.',
      bars: 'The bars of both loans are drawn to the same scale.',
    },
    with: 'With a {percent}% down payment',
    without: 'Without a down payment',
    borrowed: 'borrowed',
    inAllWith: 'in all, down payment included',
    inAllWithout: 'in all',
  },
  others: {
    title: 'Another project?',
    personal: { title: 'A personal project' },
    car: { title: 'A car' },
    renovation: { title: 'Building work' },
    mobilhome: { title: 'A motorhome' },
    grouping: { title: 'Several loans' },
    coproperty: { title: 'A co-\u2060ownership' },
  },
};
