import type { menu as french } from '../fr/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof french> = {
  groups: {
    loans: {
      title: 'Loans',
      lead: '[links=1|One instalment loan. Its rate and its cost are on its page.][links=2|Two][links=3|Three][links=4|Four][links=5|Five][links=6|Six][several=yes| instalment loans, by what they finance. The rate and the cost of each are on its page.]',
    },
    mortgages: {
      title: 'Mortgage loan',
      lead: 'For a home: buying it, building it, renovating it.',
    },
    advice: {
      title: 'Good to know',
      lead: 'Credit terms, your rights, and what to know before you sign.',
    },
  },
  pages: {
    personalLoan: { title: 'A private project', text: 'Personal loan' },
    carLoan: { title: 'A car', text: 'Car loan, new or second-hand' },
    mobileHomeLoan: { title: 'A motorhome', text: 'Motorhome loan, new or second-hand' },
    renovationLoan: { title: 'Building work', text: 'Renovation loan, classic or energy' },
    grouping: { title: 'Several loans', text: 'Loan consolidation' },
    coproperty: { title: 'A co-ownership', text: 'Your share of the building work' },
    mortgage: { title: 'The classic loan', text: 'From 10\u00a0years' },
    lightMortgage: { title: 'The light loan', text: 'Secured by a mortgage promise' },
    configurator: { title: 'The simulator', text: 'Compare the types of loan' },
    mortgageAppointment: { title: 'An appointment', text: 'Talk it over with an adviser' },
    search: { title: 'Search', text: 'In all pages, questions and terms' },
    faq: { title: 'Frequently asked questions', text: 'Before, during and after the application' },
    glossary: { title: 'Glossary', text: 'Credit terms, explained' },
    news: { title: 'News', text: 'What changes, and what that means' },
    accessibility: { title: 'Accessibility', text: 'How to read and use this site' },
    brokers: { title: 'Brokers', text: '' },
    contact: { title: 'Contact', text: '' },
  },
};
