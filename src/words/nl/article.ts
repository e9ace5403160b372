import type { article as french } from '../fr/article.ts';
import type { Translation } from '../translation.ts';

export const article: Translation<typeof french> = {
  contents: 'Op deze pagina',
  since: 'Versie van {date}',
  tip: 'Tip',
};
