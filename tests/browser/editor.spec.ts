import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createEditor } from '#editor/serve-editor.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';

/*
 * The editor over a copy of the demonstration: what is changed in a form is changed in its file, and nothing else is
 * (F-10.2).
 */

interface Lender {
  /** The lines that are in a file now and were not, and those that were and are not. */
  changesOf(file: string): { added: string[]; gone: string[] };
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
    await use({
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
