import type { news as french } from '../fr/news.ts';
import type { Translation } from '../translation.ts';

export const news: Translation<typeof french> = {
  title: 'News',
  titleOfPage: 'News, page {page}',
  lede: 'To read before you sign a contract, and afterwards: rules explained, advice for the budget, and what goes on at our office.',
  topics: {
    borrow: 'Borrowing',
    home: 'Home',
    car: 'Car',
    budget: 'Budget',
    rights: 'Your rights',
    fluvia: 'At {name}',
  },
  list: {
    pages: 'Pages of articles',
    shown: 'Articles {first} to {last} of {all}',
    more: 'More articles',
    newer: 'More recent articles',
    loading: 'The articles are loading…',
    failed: 'The next articles could not be loaded. Check your connection, then try again.',
  },
  article: {
    updated: 'updated on {date}',
    loan: 'At {name}: {amount} over {months}\u00a0months',
    onward: 'Going further',
    around: 'The articles before and after this one',
    previous: 'Previous article',
    next: 'Next article',
    others: 'More to read',
    all: 'All the news',
  },
  latest: 'Latest news',
};
