import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyForm } from '#journey/application/form.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { applicationSetup } from '../application-setup.ts';
import { Revisiting } from './first-step-notices.tsx';

it.each([
  ['fr', 'Vos réponses précédentes'],
  ['nl', 'Uw vorige antwoorden'],
] as const)('says in %s that answers were deleted after their time', (locale, text) => {
  const setup = applicationSetup(fluvia, KEEP, locale, '1');
  const form = { ...emptyForm('own'), forgotten: 'deleted' as const };
  const markup = renderToStaticMarkup(
    <Revisiting setup={setup} model={{ form, dispatch: () => undefined }} />,
  );
  expect(markup).toContain(text);
  expect(markup).toContain(String(KEEP.draftsDays));
  expect(markup).toContain('role="status"');
});
