import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

const OF_80 = `${'Un prêt se compare '.repeat(4).trim()} ici.`;

it.each([
  ['', ''],
  ['Une phrase.', 'Une phrase.'],
  [`${OF_80} Une autre.`, `${OF_80} Une autre.`],
  [`${OF_80} ${OF_80} Une autre.`, OF_80],
  [
    `${OF_80.slice(0, -1)}, ${OF_80.toLowerCase()} Une autre.`,
    `${OF_80.slice(0, -1)}, ${OF_80.toLowerCase()}`,
  ],
  ['Prêt à 4,49 % (TAEG). Étudiez-le.', 'Prêt à 4,49 % (TAEG). Étudiez-le.'],
])('shortens «%s» to «%s»', (description, shown) => {
  expect(shorten(description)).toBe(shown);
});
