import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLOORS, findWrongImports, LAYERS, WINGS } from './arrows.ts';

const whyNot = (file: string, to: string) =>
  findWrongImports(file, `import { a } from '${to}';`)[0]?.why;

it.each([
  ['src/domain/money/money.ts', '#journey/step.ts', 'domain may not import journey'],
  ['src/domain/money/money.ts', '../../journey/step.ts', 'domain may not import journey'],
  ['src/view/palette.ts', '#site/components/a.tsx', 'view may not import site'],
  ['src/words/fr/loan.ts', '#view/palette.ts', 'words may not import view'],
  ['src/server/program/app.ts', '#site/components/a.tsx', 'server may not import site'],
  ['src/site/forms/form.tsx', '#server/program/app.ts', 'site may not import server'],
  ['src/server/stores/storage.ts', '../storage/tables.ts', 'stores may not import storage'],
  ['src/calls/call.ts', '#server/program/app.ts', 'calls may not import server'],
  ['src/domain/money/money.ts', '#calls/call.ts', 'domain may not import calls'],
  ['src/site/components/a.astro', '#site/forms/b.ts', 'components may not import forms'],
  ['src/site/components/a/b.tsx', '../../shell/c.css', 'components may not import shell'],
  ['src/site/forms/form.tsx', '#tests/examples/fluvia.ts', 'site imports what is not in src'],
])('%s may not import %s', (file, to, why) => {
  expect(whyNot(file, to)).toBe(why);
});

it.each([
  ['src/journey/step.ts', '#domain/money/money.ts'],
  ['src/domain/contact/phone.ts', 'libphonenumber-js'],
  ['src/site/forms/form.tsx', '#site/components/a.tsx'],
  ['src/site/forms/form.tsx', '../addresses.ts'],
  ['src/site/forms/contact/contact.tsx', '../site-form/form.tsx'],
  ['src/site/pages/[locale]/index.astro', '#site/shell/frame/page.astro'],
  ['src/server/letters/mail/mail.tsx', 'react'],
  ['src/server/letters/pdf/pdf.ts', '../../http/cache.ts'],
  ['src/server/main.ts', './program/app.ts'],
  ['src/view/card.tsx', 'react'],
  ['src/server/letters/mail/mail.tsx', '#view/palette.ts'],
])('%s may import %s', (file, to) => {
  expect(whyNot(file, to)).toBeUndefined();
});

it('keeps the schemas of calls out of browsers, but not their types', () => {
  const file = 'src/site/browser/call-api.ts';
  const call = '#calls/lookups/find-rate.ts';
  const only = 'site imports types alone from calls, whose schemas are for the server';
  expect(whyNot(file, call)).toBe(only);
  expect(findWrongImports(file, `const later = () => import('${call}');`)).toHaveLength(1);
  expect(findWrongImports(file, `import type { findRate } from '${call}';`)).toEqual([]);
  expect(whyNot(file, '#calls/api.ts')).toBeUndefined();
});

it('finds imports that are loaded later, that load styles, and that only re-export', () => {
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
  ['floors', FLOORS],
])('the %s', (_, arrows) => {
  it('point one way: each imports only what comes before it', () => {
    const names = Object.keys(arrows);
    for (const [n, allowed] of Object.values(arrows).entries())
      for (const name of allowed) expect(names.slice(0, n), names[n]).toContain(name);
  });
});

it.each([
  ['src', LAYERS, []],
  ['src/site', WINGS, ['pages']],
  ['src/server', FLOORS, []],
])('every folder of %s has its place in the order of imports', (folder, arrows, without) => {
  const names = globSync(`${folder}/*/`).map((path) => path.split('/').at(-1) ?? '');
  expect(names.toSorted()).toEqual([...Object.keys(arrows), ...without].toSorted());
});
