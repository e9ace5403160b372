import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApplyButton } from './apply-button.tsx';

it('leads on where there is a loan', () => {
  const html = renderToStaticMarkup(<ApplyButton label="Demander" missing={undefined} />);
  expect(html).toMatch(/^<button type="submit"[^>]*data-action="apply"[^>]*>Demander<\/button>$/);
  expect(html).not.toContain('disabled');
});

// W-2.23
it('the button to apply is disabled where there is none, and says what is missing', () => {
  const html = renderToStaticMarkup(<ApplyButton label="Demander" missing="Un montant." />);
  expect(html).toMatch(/<button[^>]* disabled=""/);
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${id}">Un montant.</p>`);
});
