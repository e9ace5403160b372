import type { Locator, Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { application, expectStep, fillStep, pressNext } from '../browser/harness/application.ts';
import { passBotCheck } from '../browser/harness/bot-check.ts';
import { answerKind, control } from '../browser/harness/form.ts';
import { findSimulator } from '../browser/harness/simulation.ts';
import { expect, test } from '../browser/harness/test.ts';
import { type Interaction, percentile, watchInteractions } from './answered-clicks.ts';

/** How many times slower the processor is. */
const SLOWER = 6;

/** What at least three of four interactions have to keep to, in milliseconds. */
const GOAL = 50;

const TEXT = new Set(['text', 'email', 'tel', 'textarea']);

test('a whole journey, from the home page to the confirmation', async ({ page }, { project }) => {
  const locale = project.name as ContractLocale;
  const interactions: Interaction[] = [];
  const take = await watchInteractions(page, SLOWER);
  await page.goto(`/${locale}/`);
  await page.locator('[data-consent="refuse"]').click();
  await findSimulator(page);
  await type(page, 'amount', '12500');
  await control(page, 'duration').first().selectOption('48');
  await page.locator('[data-tab]').nth(1).click();
  interactions.push(...(await take('home')));
  await page.goto(`/${locale}/`);
  await findSimulator(page);
  await type(page, 'amount', '12500');
  await page.locator('[data-action="apply"]').first().click();
  await passBotCheck(page);
  for (const step of ['1', '2', '3', '5', '6'] as const) {
    await expectStep(page, step, locale);
    await fillStep(page, step, {}, typeOrAnswer);
    interactions.push(...(await take(`step ${step}`)));
    if (step === '6') await page.locator('[data-action="send"]').click();
    else await pressNext(page);
  }
  await expect(application(page)).toHaveAttribute('data-step', '7');
  interactions.push(...(await take('sent')));
  print(interactions);
  expect(interactions.length).toBeGreaterThan(100);
  expect(percentile(interactions, 0.75)).toBeLessThanOrEqual(GOAL);
});

/** Replaces what a field holds, key by key. */
async function type(page: Page | Locator, name: string, value: string): Promise<void> {
  const field = control(page, name).first();
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(value);
}

/** Text key by key, and the rest as ever. */
const typeOrAnswer: typeof answerKind = (page, name, kind, value) =>
  TEXT.has(kind) ? type(page, name, value) : answerKind(page, name, kind, value);

function print(interactions: readonly Interaction[]): void {
  const rows = [...new Set(interactions.map(({ where }) => where))].map((where) => {
    const here = interactions.filter((one) => one.where === where);
    return [where, ...figuresOf(here)];
  });
  const table = [
    ['where', 'interactions', 'half within', 'three of four', '95 of 100', 'longest'],
    ['---', '---', '---', '---', '---', '---'],
    ...rows,
    ['all', ...figuresOf(interactions)],
  ];
  console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'));
}

function figuresOf(interactions: readonly Interaction[]): string[] {
  const within = [0.5, 0.75, 0.95, 1].map((share) => `${percentile(interactions, share)} ms`);
  return [String(interactions.length), ...within];
}
