import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createEditor } from '#editor/serve-editor.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';

/*
 * The editor over a copy of the demonstration: what is changed in a form is changed in its file, and nothing else is
 * (F-10.2, F-10.6, F-10.7).
 */

interface Lender {
  /** The lines that are in a file now and were not, and those that were and are not. */
  changesOf(file: string): { added: string[]; gone: string[] };
  /** What a file holds now; undefined where there is none. */
  textOf(file: string): string | undefined;
}

const test = base.extend<{ lender: Lender }>({
  lender: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'loanfront-editor-'));
    cpSync(FLUVIA.CONFIG_DIR, join(folder, 'config'), { recursive: true });
    cpSync(FLUVIA.CONTENT_DIR, join(folder, 'content'), { recursive: true });
    const editor = createEditor({
      configDir: join(folder, 'config'),
      contentDir: join(folder, 'content'),
      languages: ['fr', 'nl', 'de', 'en'],
    });
    await page.goto(await editor.listen({ host: '127.0.0.1', port: 0 }));
    const textOf = (file: string) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined;
    await use({
      textOf,
      changesOf: (file) => {
        const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n');
        const [before, after] = [linesOf(file), linesOf(join(folder, file))];
        return {
          added: after.filter((line) => !before.includes(line)),
          gone: before.filter((line) => !after.includes(line)),
        };
      },
    });
    await editor.close();
    rmSync(folder, { recursive: true });
  },
});

test.use({ locale: 'en-GB' });

test('a question is changed in one line of its file', { tag: '@desktop' }, async ({
  page,
  lender,
}) => {
  await page.getByRole('treeitem', { name: 'Frequent questions' }).click();
  await page.getByText('Pourquoi une demande peut-elle être refusée ?').click();
  const question = page.getByRole('textbox', { name: 'Question' }).first();
  await question.fill('Pourquoi refuse-t-on une demande ?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => lender.changesOf('content/faq/fr/refusal.md'))
    .toEqual({
      added: ['question: "Pourquoi refuse-t-on une demande ?"'],
      gone: ['question: "Pourquoi une demande peut-elle être refusée ?"'],
    });
  expect(lender.changesOf('content/faq/nl/refusal.md')).toEqual({ added: [], gone: [] });
});

test('the lender’s name is changed with every comment kept', { tag: '@desktop' }, async ({
  page,
  lender,
}) => {
  const form = '#/collections/config/entries/lender';
  await page.evaluate((hash) => location.assign(hash), form);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Kredo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => lender.changesOf('config/lender.yaml'))
    .toEqual({ added: ['name: Kredo'], gone: ['name: Fluvia'] });
  // Saved, the form closes.
  await expect(page).not.toHaveURL(/entries/);
  await page.evaluate((hash) => location.assign(hash), form);
  await page.getByRole('textbox', { name: 'Enterprise number' }).fill('0999.999.900');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#faults')).toContainText('this fault');
  await page.locator('#faults summary').click();
  await expect(
    page.getByText('is not an enterprise number: its check digits are wrong'),
  ).toBeVisible();
});

test('a word is found by what the site shows, and written to a new file', {
  tag: '@desktop',
}, async ({ page, lender }) => {
  const search = page.getByRole('searchbox');
  await search.fill('Continuer sur un autre appareil');
  await search.press('Enter');
  await page.getByText(/\(draftLink\)/).click();
  const title = page.getByRole('textbox', { name: 'draftLink.title' }).first();
  await expect(page.getByText('fr “Continuer sur un autre appareil”').first()).toBeVisible();
  await title.fill('Continuer ailleurs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => lender.textOf('config/words/fr.yaml'))
    .toBe('draftLink.title: "Continuer ailleurs"\n');
  expect(lender.textOf('config/words/nl.yaml')).toBeUndefined();
});

test('an offer gets its first day in its own line', { tag: '@desktop' }, async ({
  page,
  lender,
}) => {
  // The editor draws only what is in the window or next to it.
  await page.setViewportSize({ width: 1280, height: 2800 });
  await page.evaluate((hash) => location.assign(hash), '#/collections/config/entries/tariffs');
  const type = 'products.personal.types.standard';
  await openGroup(page, type);
  await openGroup(page, `${type}.rates`);
  await openGroup(page, `${type}.rates.0.offers`);
  const offer = `${type}.rates.0.offers.0`;
  await fieldAt(page, `${offer}.taeg`).getByRole('spinbutton').fill('6.5');
  await fieldAt(page, `${offer}.from`).locator('input[type=date]').fill('2027-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => lender.changesOf('config/tariffs.yaml'))
    .toEqual({
      added: ['              - { duration: 12, taeg: 6.5, from: 2027-01-01 }'],
      gone: ['              - { duration: 12, taeg: 6.95 }'],
    });
  await expect(page.locator('#faults')).toContainText('fault');
});

const fieldAt = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`);

/** Opens the first closed part of a field. */
async function openGroup(page: Page, path: string): Promise<void> {
  await fieldAt(page, path).getByRole('button', { name: 'Expand', exact: true }).first().click();
}
