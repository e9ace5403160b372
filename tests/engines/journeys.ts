import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { answersOf } from '../examples/answers-of-step.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '../examples/couple-answers.ts';
import type { Driver } from './harness/driver.ts';
import { Page } from './harness/page.ts';

/** Tests what visitors do, in a browser that is started for it. */
export function testJourneys(start: () => Promise<Driver>): void {
  let driver: Driver;
  let page: Page;
  beforeAll(async () => {
    driver = await start();
    page = new Page(driver, inject('origin'));
  });
  afterAll(() => driver?.close());

  it('simulates a loan, and applies for it alone', async () => {
    await page.open(ADDRESSES.home.fr);
    await hydrated(page);
    await page.type('[data-product="TAEGPSA1"] [name="amount"]', '12500');
    await page.choose('[data-product="TAEGPSA1"] [name="duration"]', '48');
    await page.until(
      () =>
        document.querySelector<HTMLElement>('[data-value="monthlyAmount"]')?.dataset.number ===
        '284.48',
    );
    await page.press('[data-action="apply"]');
    await apply(page, {});
  });

  it('takes the application of two', async () => {
    await page.open(
      `${stepPath('1', 'nl')}?product_code=TAEGPSA1&product_name=personal&amount=12500&duration=48&taeg=4.49`,
    );
    await apply(page, COUPLE_ANSWERS);
  });

  it('finds brokers, and shows them on the map', async () => {
    await page.open(ADDRESSES.brokers.fr);
    await hydrated(page);
    await page.type('#broker-map [name="zip"]', '5000');
    await page.press('#broker-map [data-action="search"]');
    await page.see('[data-broker]');
    await page.press('[data-action="view-map"]');
    await page.press('.mark[data-name]');
    await page.see('.pin-card');
  });

  it('computes mortgages, and opens what explains a word', async () => {
    await page.open(ADDRESSES.mortgage.fr);
    await hydrated(page);
    await page.until(
      () => document.querySelector<HTMLElement>('[data-value="monthlyAmount"]')?.dataset.number,
    );
    await page.press('.help-tip__button');
    await page.see('.help-tip__bubble');
    await page.keys('\uE00C');
    await page.until(() => !document.querySelector('.help-tip__bubble')?.getClientRects().length);
  });

  it('sends a message', async () => {
    await page.open(ADDRESSES.contact.fr);
    await page.see('.site-form__form[novalidate]');
    await page.run(() => {
      const subject = [...document.querySelectorAll('select')].find(
        (select) => select.name === 'subject' && select.getClientRects().length > 0,
      );
      subject?.setAttribute('data-engine', 'subject');
    });
    const subject = await page.run(
      () => document.querySelector<HTMLSelectElement>('[data-engine]')?.options[2]?.value ?? '',
    );
    await page.choose('[data-engine]', subject);
    const person = {
      firstname: 'Aurélie',
      lastname: 'Dubois',
      email: 'aurelie@example.be',
      phone: '0475123456',
      message: 'Bonjour',
    };
    for (const [field, text] of Object.entries(person)) await page.type(`[name="${field}"]`, text);
    await page.press('[data-action="send"]');
    await page.press('altcha-widget input[type=checkbox]');
    await page.see('.site-form__taken');
  });

  it('keeps every kind of page within the window, its links underlined', async () => {
    for (const path of [ADDRESSES.home, ADDRESSES.carLoan, ADDRESSES.configurator, ADDRESSES.faq]) {
      await page.open(path.fr);
      expect(await page.sidewaysScroll(), path.fr).toBe(0);
      expect(await linksWithoutLine(page), path.fr).toEqual([]);
    }
  });

  it('follows a loan month by month, the page as wide as before', async () => {
    await page.open(ADDRESSES.carLoan.fr);
    await hydrated(page);
    await page.press('.river-follow button');
    // Its window is not the active one, so that `:focus` matches nothing.
    await page.until(() => document.activeElement?.matches('.river-buoy__slider'));
    await page.keys('\uE010');
    await page.until(() => {
      const slider = document.querySelector<HTMLInputElement>('.river-buoy__slider');
      return slider !== null && slider.value === slider.max;
    });
    expect(await page.sidewaysScroll()).toBe(0);
  });

  it('stops at the newsletter, whatever comes late above it (W-1.9)', async () => {
    await page.open(ADDRESSES.faq.fr);
    await page.open(`${ADDRESSES.carLoan.fr}#newsletter`);
    await page.until(() => {
      const islands = document.querySelectorAll('astro-island[ssr]');
      const { top } = document.getElementById('newsletter')?.getBoundingClientRect() ?? {};
      return islands.length === 0 && top !== undefined && Math.abs(top - 87) < 1;
    });
  });

  it('writes an amount next to its unit', async () => {
    await page.open(ADDRESSES.carLoan.fr);
    await hydrated(page);
    await page.type('[name="amount"]', '12500');
    const [input, text, letter] = await page.run(() => {
      const field = document.querySelector('[name="amount"]') as HTMLInputElement;
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { font } = getComputedStyle(field);
      context.font = font;
      const widthOf = (text: string) => context.measureText(text).width;
      return [field.getBoundingClientRect().width, widthOf(field.value), widthOf('0')] as const;
    });
    expect(input).toBeGreaterThan(text);
    expect(input - text).toBeLessThan(letter);
  });

  it('has no error to report', () => {
    expect(page.errors).toEqual([]);
  });
}

/** Waits until no island waits for its script, but those further down. */
function hydrated(page: Page) {
  return page.until(
    () => !document.querySelector('main astro-island[ssr]:not([client="visible"])'),
  );
}

/** What looks like a link by its line alone, and has none. */
function linksWithoutLine(page: Page) {
  return page.run(() =>
    [...document.querySelectorAll('.button--link, .disclosure__summary, .term')]
      .filter((found) => getComputedStyle(found).textDecorationLine !== 'underline')
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
}

const shown = (page: Page, step: string) =>
  page.until(
    (step) => document.querySelector<HTMLElement>('[data-page-state]')?.dataset.step === step,
    step,
  );

/** Passes the bot check, fills in every step, and sends: the reference is shown. */
async function apply(page: Page, changes: Answers): Promise<void> {
  await page.press('altcha-widget input[type=checkbox]');
  await page.see('[data-page-state="form"]');
  for (const step of ['1', '2', '3', '5', '6'] as const) {
    await shown(page, step);
    await fillStep(page, step, changes);
    expect(await widestWithLongChoices(page), `step ${step}`).toBe(0);
    await page.press(step === '6' ? '[data-action="send"]' : '[data-action="next"]');
  }
  await shown(page, '7');
  await page.until(() => document.querySelector('[data-value="reference"]')?.textContent?.trim());
}

/** By how many pixels the page is wider than its window while each select shows its longest choice. */
async function widestWithLongChoices(page: Page): Promise<number> {
  await page.run(() => {
    for (const select of document.querySelectorAll('select')) {
      const options = [...select.options];
      const longest = Math.max(...options.map(({ text }) => text.length));
      select.dataset.chosen = select.value;
      select.selectedIndex = options.findIndex(({ text }) => text.length === longest);
    }
  });
  const widest = await page.sidewaysScroll();
  await page.run(() => {
    for (const select of document.querySelectorAll('select'))
      select.value = select.dataset.chosen ?? '';
  });
  return widest;
}

/** Answers each control that is shown, as a visitor does. */
async function fillStep(page: Page, step: StepId, changes: Answers): Promise<void> {
  for (const [name, value] of answersOf(step, { ...COMPLETE_ANSWERS, ...changes })) {
    const control = `[name="${name}"]`;
    switch (await kindOf(page, control)) {
      case undefined:
        break;
      case 'radio':
        await page.press(`${control}[value="${value}"]`);
        break;
      case 'checkbox':
        // A name that is asked twice is ticked once.
        if (value === 'yes' && !(await page.has(`${control}:checked`))) await page.press(control);
        break;
      case 'select-one':
        await page.choose(control, value);
        break;
      default:
        await page.type(control, value);
    }
  }
}

/** The kind of a control, once the last answer is rendered; undefined if it is not shown. */
function kindOf(page: Page, control: string): Promise<string | undefined> {
  return page.run(async (control) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.querySelector<HTMLInputElement | HTMLSelectElement>(control)?.type;
  }, control);
}
