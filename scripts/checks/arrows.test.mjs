import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findWrongImports, LAYERS, WINGS } from './arrows.mjs';

/** @param {string} file @param {string} to */
const whyNot = (file, to) => findWrongImports(file, `import { a } from '${to}';`)[0]?.why;

it.each([
  ['src/domain/money/money.ts', '#journey/step.ts', 'domain may not import journey'],
  ['src/domain/money/money.ts', '../../journey/step.ts', 'domain may not import journey'],
  ['src/words/loan/fr.ts', 'react', 'words is pure: it imports no react'],
  ['src/journey/step.ts', 'node:fs', 'journey is pure: it imports no node:fs'],
  ['src/server/app.ts', '#site/addresses.ts', 'server may not import site'],
  ['src/site/forms/form.tsx', '#server/app.ts', 'site may not import server'],
  ['src/site/components/a.astro', '#site/forms/b.ts', 'components may not import forms'],
  ['src/site/components/a/b.tsx', '../../shell/c.css', 'components may not import shell'],
  ['src/site/forms/form.tsx', '#tests/examples/fluvia.ts', 'site imports what is not in src'],
])('%s may not import %s', (file, to, why) => {
  expect(whyNot(file, to)).toBe(why);
});

it.each([
  ['src/journey/step.ts', '#domain/money/money.ts'],
  ['src/domain/places/near.ts', 'kdbush'],
  ['src/site/forms/form.tsx', '#site/components/a.tsx'],
  ['src/site/forms/form.tsx', '../addresses.ts'],
  ['src/site/forms/contact/contact.tsx', '../site-form/form.tsx'],
  ['src/site/pages/[locale]/index.astro', '#site/shell/frame/page.astro'],
  ['src/server/mail/mail.tsx', 'react'],
])('%s may import %s', (file, to) => {
  expect(whyNot(file, to)).toBeUndefined();
});

it('sees imports that are loaded later, that bring styles, and that only re-export', () => {
  const text = `
    import '../shell/a.css';
    const later = () => import('../shell/b.ts');
    export { c } from '../shell/c.ts';
    import type { D } from "../shell/d.ts";
  `;
  expect(findWrongImports('src/site/forms/form.tsx', text)).toHaveLength(4);
});

describe.each([
  ['layers', LAYERS],
  ['wings', WINGS],
])('the %s', (_, arrows) => {
  it('point one way: each imports only what stands before it', () => {
    const names = Object.keys(arrows);
    for (const [n, allowed] of Object.values(arrows).entries())
      for (const name of allowed) expect(names.slice(0, n), names[n]).toContain(name);
  });
});

it('are all the folders there are', () => {
  const folders = (/** @type {string} */ of) =>
    globSync(`${of}/*/`).map((path) => path.split('/').at(-1));
  expect(folders('src').toSorted()).toEqual(Object.keys(LAYERS).toSorted());
  const notWings = ['pages', 'public'];
  expect(
    folders('src/site')
      .filter((name) => !notWings.includes(name ?? ''))
      .toSorted(),
  ).toEqual(Object.keys(WINGS).toSorted());
});
