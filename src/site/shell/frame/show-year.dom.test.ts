import { expect, it } from 'vitest';
import { showYear } from './show-year.ts';

it.each(['2026', '2027'])('shows %s on a page that was built in 2026', (year) => {
  document.body.innerHTML = '<p data-year="2026">© 2026 Fluvia SA</p>';
  showYear(new Date(`${year}-01-01T12:00:00`));
  expect(document.body.textContent).toBe(`© ${year} Fluvia SA`);
});

it('needs no footer', () => {
  document.body.innerHTML = '';
  expect(() => showYear()).not.toThrow();
});
