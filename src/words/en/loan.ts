import type { loan as french } from '../fr/loan.ts';
import type { Translation } from '../translation.ts';

export const loan: Translation<typeof french> = {
  requestedTitle: 'What we ask',
  nextTitle: 'What happens next',
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
  next: {
    request: {
      title: 'Your application',
      text: 'It takes over the amount and the duration chosen here. Your answers are saved as you go, encrypted.',
    },
    inquiry: {
      title: 'Your request',
      text: 'It takes over the amount and the duration chosen here. You send it in one go, with the documents you have; an adviser reads it and answers you.',
    },
    check: {
      title: 'Our assessment',
      text: 'We consult the Central Individual Credit Register, as the law requires, and we check that the repayment fits your budget. An application can be refused; we then tell you why.',
    },
    contract: {
      title: 'The contract',
      text: 'Nothing binds you before you sign it, and you then have fourteen days to withdraw from it.',
    },
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
    personal: {
      title: 'A personal project',
      text: 'An amount and a duration, for a private project.',
    },
    car: {
      title: 'A car',
      text: 'New or second-hand, and what the down payment changes.',
    },
    carAtOneRate: 'New or second-hand.',
    renovation: {
      title: 'Building work',
      text: 'Renovating or insulating your home.',
    },
    mobilhome: {
      title: 'A motorhome',
      text: 'The same rules as for a car.',
    },
    grouping: {
      title: 'Several loans',
      text: 'What consolidating them costs in total.',
    },
    coproperty: {
      title: 'A co-\u2060ownership',
      text: 'Your share of the building work, paid month by month.',
    },
  },
};
