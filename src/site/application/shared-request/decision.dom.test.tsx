import { createHash } from 'node:crypto';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import {
  closeSharedRequest,
  follow,
  problem,
  type SharedRequestPage,
  TO_AGREE,
} from '#tests/dom/shared-request-page.tsx';
import { agreementTexts } from '#words/shared-request/agreement-texts.ts';
import { fill } from '#words/translation.ts';

afterEach(closeSharedRequest);

const { proposal } = TO_AGREE;
if (!proposal) throw new Error('There is nothing to agree to');
const CHANGED = {
  ...TO_AGREE,
  proposal: { ...proposal, after: { ...proposal.after, taeg: 6.95 }, isChanged: true },
};

/** Of the words that the page shows next to its button. */
const hashOf = (page: SharedRequestPage) =>
  createHash('sha256').update(agreementTexts(page.words.toAgree)).digest('hex');

const numberOf = (page: SharedRequestPage, name: string) =>
  Number(page.figure(name)?.dataset.number);

describe.each(CONTRACT_LOCALES)('other conditions to agree to, in %s', (locale) => {
  it('show both loans, the reason, the time left and the warning of the law', async () => {
    const page = await follow(TO_AGREE, { locale });
    const { toAgree } = page.words;
    expect(page.root.textContent).toContain(toAgree.why.loan);
    expect(page.root.textContent).toContain(fill(toAgree.accepted, { name: TO_AGREE.name }));
    expect(page.figure('product')?.dataset.code).toBe('TAEGPSA1');
    expect(page.figure('newProduct')?.dataset.code).toBe('TAEGINL1');
    const figures = { amount: 12_500, duration: 48, taeg: 4.49, newDuration: 60, newTaeg: 6.45 };
    for (const [name, number] of Object.entries(figures))
      expect(numberOf(page, name), name).toBe(number);
    expect(numberOf(page, 'newMonthlyAmount')).toBe(243.8);
    expect(page.root.textContent).toContain('19/12/2026');
    expect(page.root.textContent).toContain(toAgree.consent);
    expect(page.root.querySelector('.shared-request__law')?.textContent).toMatch(
      /4,99|6,45|TAEG|JKP/,
    );
    await page.isAccessible();
  });

  it('keep the word for the other borrower on one line', async () => {
    const page = await follow(CHANGED, { locale });
    const text = page.root.textContent?.match(/co-emprunteur/g) ?? [];
    const whole = [...page.root.querySelectorAll('.unbroken')].map(
      ({ textContent }) => textContent,
    );
    expect(whole.filter((word) => word === 'co-emprunteur')).toHaveLength(text.length);
  });

  it('are accepted as they are shown, and the request is sent', async () => {
    const page = await follow(TO_AGREE, { locale });
    const sent = { ...TO_AGREE, state: 'sent', reference: 'FLV-2026-7K3M9Q' } as const;
    page.serve([/accept/, [200, sent]]);
    fireEvent.click(page.action('accept'));
    await page.hasState('sent');
    expect(page.made(/accept/)[0]?.body).toEqual({
      key: 'follow.key',
      conditions: proposal.after,
      lang: locale,
      //
      consentWords: hashOf(page),
    });
    expect(page.figure('reference')?.textContent).toBe('FLV-2026-7K3M9Q');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(page.words.ended.sent.lede),
    );
    expect(page.root.querySelector('a[href]')).toBeNull();
    await page.isAccessible();
  });

  //
  it('say that the rate has changed where nothing else has', async () => {
    const after = { ...proposal.before, taeg: 4.99, monthlyAmount: 287.19 };
    const page = await follow({ ...TO_AGREE, proposal: { ...proposal, after } }, { locale });
    expect(page.root.textContent).toContain(page.words.toAgree.why.rate);
  });

  //
  it('are refused once that was asked, and the request ends', async () => {
    const page = await follow(TO_AGREE, { locale });
    page.serve([/refuse/, [200, { ...TO_AGREE, state: 'refused' }]]);
    fireEvent.click(page.action('ask-refuse'));
    expect(page.root.textContent).toContain(page.words.toAgree.refuse.sure);
    expect(document.activeElement?.textContent).toBe(page.words.toAgree.refuse.no);
    expect(page.made(/refuse/)).toEqual([]);
    await page.isAccessible();
    fireEvent.click(page.action('refuse'));
    await page.hasState('refused');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(page.words.ended.refused.lede),
    );
    expect(page.root.textContent).toContain(page.words.anew);
    expect(page.root.querySelector('a')?.textContent).toBe(page.words.simulate);
    await page.isAccessible();
  });
});

describe('a decision', () => {
  it('is made once, though the button is pressed twice', async () => {
    const answer = Promise.withResolvers<readonly [number, object]>();
    const page = await follow(TO_AGREE, { server: [[/accept/, () => answer.promise]] });
    fireEvent.click(page.action('ask-refuse'));
    fireEvent.click(page.action('accept'));
    fireEvent.click(page.action('accept'));
    fireEvent.click(page.action('refuse'));
    await waitFor(() =>
      expect(page.action('accept').textContent).toContain(page.words.toAgree.accepting),
    );
    answer.resolve([200, { ...TO_AGREE, state: 'sent', reference: 'FLV-1' }]);
    await page.hasState('sent');
    expect(page.made(/accept|refuse/)).toHaveLength(1);
  });

  it.each(['accept', 'refuse'] as const)('to %s that fails is said beside it', async (wish) => {
    const page = await follow(TO_AGREE, { server: [[new RegExp(wish), 'lost']] });
    if (wish === 'refuse') fireEvent.click(page.action('ask-refuse'));
    fireEvent.click(page.action(wish));
    const result = await page.announces(page.words.failed);
    expect(result.closest('section')?.querySelector(`[data-action="${wish}"]`)).not.toBeNull();
    expect(page.root.dataset.shareState).toBe('to-agree');
    await page.isAccessible();
  });

  it('on conditions that have changed in the meantime is asked for again', async () => {
    const changed = [/accept/, [409, problem('conditions-changed')]] as const;
    const page = await follow(TO_AGREE, { server: [changed] });
    page.serve([/follow/, [200, CHANGED]]);
    fireEvent.click(page.action('accept'));
    await page.announces(page.words.toAgree.changed);
    await waitFor(() => expect(numberOf(page, 'newTaeg')).toBe(6.95));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(
        fill(page.words.toAgree.lede, { name: TO_AGREE.name }),
      ),
    );
    await page.isAccessible();
  });

  //
  it('in words that have changed since the page was built shows those of now, and asks again', async () => {
    const consents = { consent: 'J’accepte.', consentChanged: 'De même.', hash: 'a'.repeat(64) };
    const changed = [/accept/, [409, { ...problem('consents-changed'), consents }]] as const;
    const page = await follow(TO_AGREE, { server: [changed] });
    fireEvent.click(page.action('accept'));
    await page.announces(page.words.toAgree.consentsChanged);
    await page.shows('J’accepte.');
    expect(page.root.textContent).not.toContain(page.words.toAgree.consent);
    await page.isAccessible();
    page.serve([/accept/, [200, { ...TO_AGREE, state: 'sent', reference: 'FLV-1' }]]);
    fireEvent.click(page.action('accept'));
    await page.hasState('sent');
    expect(page.made(/accept/).at(-1)?.body).toMatchObject({ consentWords: consents.hash });
  });

  it('on conditions that the co-borrower has not seen leads to asking them', async () => {
    const page = await follow(CHANGED);
    expect(page.action('accept').textContent).toBe(page.words.toAgree.acceptChanged);
    expect(page.root.textContent).toContain(page.words.toAgree.consentChanged);
    const { proposal: _, ...open } = CHANGED;
    page.serve([/accept/, [200, { ...open, state: 'open', isAskedAgain: true }]]);
    fireEvent.click(page.action('accept'));
    await page.hasState('open');
    await page.announces(fill(page.words.toAgree.askedAgain, { name: TO_AGREE.name }));
    await page.isAccessible();
  });
});
