import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { closePage, SIMULATION } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { REPAYS_CREDIT } from '#tests/examples/situations.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';

afterEach(closePage);

const RENOVATION = { ...SIMULATION, product_code: 'TAEGINI1', amount: 25_000, duration: 96 };
/** A tenant who asks for an owner's loan. */
const opened = { simulation: RENOVATION } as const;

//
describe.each(CONTRACT_LOCALES)('other conditions, in %s', (locale) => {
  const words = APPLICATION_WORDS[locale];

  it('compare the two loans, give the reason and say what going on means', async () => {
    const page = await openStep('1c', {}, { ...opened, locale });
    await waitFor(() => expect(document.activeElement).toBe(page.title));
    expect(page.title?.textContent).toBe(words.steps['1c'].title);
    const { reasons, consent, caption } = words.conditions;
    for (const text of [reasons.renovationForOwners, reasons.durationForOwners, consent])
      expect(page.root.textContent).toContain(text);
    const comparison = page.root.querySelector(`section[aria-label="${caption}"]`);
    const spoken = comparison?.querySelector('dd')?.textContent ?? '';
    expect(spoken.startsWith(words.conditions.spokenBefore)).toBe(true);
    expect(page.root.textContent).toContain(words.automatic);
    await page.isAccessible();
  });

  it('for credits that are to be repaid stand at 4b', async () => {
    const page = await openStep('4b', REPAYS_CREDIT, { locale });
    expect(page.title?.textContent).toBe(words.steps['4b'].title);
    expect(page.root.textContent).toContain(words.conditions.reasons.creditsToRepay);
    await page.isAccessible();
    page.press('continue');
    await page.isAt('5', locale);
    expect(page.root.querySelector<HTMLElement>('aside')?.dataset.product).toBe('TAEGINL1');
  });
});

describe('the ways on from other conditions', () => {
  //
  it('lead back to the answers, which are kept, and propose them again', async () => {
    const page = await openStep('1c', {}, opened);
    page.press('adapt');
    await page.isAt('1');
    expect(page.valueOf('street')).toBe('Rue de l’Écluse');
    page.press('next');
    await page.isAt('1c');
  });

  it('are not proposed once the answer is another', async () => {
    const page = await openStep('1c', {}, opened);
    page.press('adapt');
    await page.isAt('1');
    page.fill('isLandlord', 'yes');
    page.press('next');
    await page.isAt('2');
    expect(page.figure('duration')).toBe(96);
  });

  it('lead to the simulator, with the loan that was asked for', async () => {
    const page = await openStep('1c', {}, opened);
    const address = page.action('restart').getAttribute('href');
    expect(address).toMatch(/^\/fr\/pret-renovation\/\?.*amount=25000.*duration=96/);
  });

  it('go with the draft once they are accepted', async () => {
    const page = await openStep('1c', {}, opened);
    page.press('continue');
    await page.isAt('2');
    page.fill('profession', 'Jardinier');
    await waitFor(() =>
      expect(page.made(/submit/).at(-1)?.body).toMatchObject({
        product: 'TAEGPSA1',
        duration: '84',
        profession: 'Jardinier',
      }),
    );
  });
});
