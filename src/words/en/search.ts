import type { search as french } from '../fr/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof french> = {
  title: 'Search',
  lede: 'In the loans, the frequently asked questions, the glossary, the news and the other pages.',
  field: 'What are you looking for?',
  hint: 'A word or two is enough. Accents do not count.',
  submit: 'Search',
  loading: 'We are searching…',
  one: '1\u00a0result for ‘{query}’',
  several: '{n}\u00a0results for ‘{query}’',
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
    loan: 'Loans',
    page: 'Pages',
    question: 'Questions',
    term: 'Glossary',
    news: 'News',
  },
  more: 'Show the {n} others',
  all: {
    title: 'All pages',
    loans: 'Borrowing',
    others: 'Finding out more and reaching us',
  },
  /** Too common to be worth searching for, without accents. */
  searchedAs: {
    contact: 'opening hours, address, phone number, mobile, office, branch, reach us',
  },
  commonWords:
    'a all am an and any are as at be been but by can did do does for from had has have he her his how i if in into is it its me my no not of on or our she so than that the their them then there they this to too up was we were what when where which who will with you your',
};
