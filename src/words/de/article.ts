import type { article as french } from '../fr/article.ts';
import type { Translation } from '../translation.ts';

export const article: Translation<typeof french> = {
  contents: 'Auf dieser Seite',
  since: 'Fassung vom {date}',
  tip: 'Tipp',
};
