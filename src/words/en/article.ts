import type { article as french } from '../fr/article.ts';
import type { Translation } from '../translation.ts';

export const article: Translation<typeof french> = {
  contents: 'On this page',
  since: 'Version of {date}',
  tip: 'Tip',
};
