import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  title: 'Search',
  lede: 'In the loans, the frequently asked questions, the glossary, the news and the other pages.',
  field: 'What are you looking for?',
  hint: 'A word or two is enough. Accents do not count.',
  submit: 'Search',
  loading: 'We are searching…',
  one: '1\u00a0result for ‘{query}’',
  several: '{n}\u00a0results for ‘{query}’',
  firstOf: 'The first {shown} of {n}\u00a0results for ‘{query}’',
  none: {
    title: 'No result for ‘{query}’',
    text: 'Try another word, or one word fewer. All our pages are below; and you can call us on {phone}.',
  },
  failed: {
    title: 'The search could not be loaded.',
    text: 'Check your connection, then try again. All our pages are below too.',
    retry: 'Try again',
  },
  results: 'Results',
  kinds: {
    loan: 'Loan',
    page: 'Page',
    question: 'Question',
    term: 'Glossary',
    news: 'News',
  },
  all: {
    title: 'All pages',
    loans: 'Borrowing',
    others: 'Finding out more and reaching us',
  },
};
