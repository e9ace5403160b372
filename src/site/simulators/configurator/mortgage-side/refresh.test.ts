import { describe, expect, it } from 'vitest';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import type { OfferQuestion } from './offer-question.ts';
import { AT_REST, changeRefresh, type Refresh, type RefreshAction } from './refresh.ts';
import { showRefresh } from './show-refresh.ts';

const QUESTION: OfferQuestion = { amount: 180_000, duration: 20, mode: 'total', type: 'house' };
const OTHER: OfferQuestion = { ...QUESTION, amount: 190_000 };

const option = (id: string, variant: OfferOption['variant'] = 'fixed') =>
  ({ id, variant }) as OfferOption;

const answer = (number: number, question: OfferQuestion, ...ids: string[]): RefreshAction => ({
  kind: 'answer',
  number,
  question,
  answer: { ok: true, offers: ids.map((id) => option(id)) },
});

const refreshAfter = (...actions: readonly RefreshAction[]): Refresh =>
  actions.reduce(changeRefresh, AT_REST);

describe('a refresh', () => {
  // W-4.6
  it('shows its notice for a second, and the answer as it comes', () => {
    const asked = refreshAfter({ kind: 'ask', number: 1 });
    expect(asked).toMatchObject({ isUpdating: true, isWaiting: true });
    const answered = changeRefresh(asked, answer(1, QUESTION, 'a'));
    expect(answered).toMatchObject({ isUpdating: true, isWaiting: false });
    expect(answered.answered?.offers).toEqual([option('a')]);
    expect(changeRefresh(answered, { kind: 'secondPassed', number: 1 }).isUpdating).toBe(false);
  });

  // W-4.5
  it('lets the latest request win, whichever answer comes first', () => {
    const asked = [
      { kind: 'ask', number: 1 },
      { kind: 'ask', number: 2 },
    ] as const;
    const [late, early] = [answer(2, OTHER, 'new'), answer(1, QUESTION, 'old')];
    for (const state of [refreshAfter(...asked, late, early), refreshAfter(...asked, early, late)])
      expect(state.answered?.offers).toEqual([option('new')]);
    expect(refreshAfter(...asked, early)).toMatchObject({ isWaiting: true, answered: undefined });
    expect(refreshAfter(...asked, { kind: 'secondPassed', number: 1 }).isUpdating).toBe(true);
  });

  it('keeps the earlier offers when a request fails, and may be repeated', () => {
    const shown = refreshAfter({ kind: 'ask', number: 1 }, answer(1, QUESTION, 'a'));
    const failed = [
      { kind: 'ask', number: 2 },
      { kind: 'answer', number: 2, question: OTHER, answer: { ok: false } },
    ] as const;
    const away = failed.reduce<Refresh>(changeRefresh, shown);
    expect(away).toMatchObject({ hasFailed: true, isWaiting: false, answered: shown.answered });
    expect(changeRefresh(away, { kind: 'ask', number: 3 })).toMatchObject({ hasFailed: false });
    const refused = { kind: 'answer', number: 2, question: OTHER } as const;
    const tooMany = changeRefresh(changeRefresh(shown, { kind: 'ask', number: 2 }), {
      ...refused,
      answer: { ok: false, isTooMany: true },
    });
    expect(showRefresh(tooMany, OTHER, 'fixed')).toMatchObject({
      hasFailed: true,
      isTooMany: true,
    });
    expect(showRefresh(away, OTHER, 'fixed').isTooMany).toBe(false);
  });

  it('drops the pending request when there is no question any more', () => {
    const dropped = refreshAfter(
      { kind: 'ask', number: 1 },
      { kind: 'drop' },
      answer(1, QUESTION, 'a'),
    );
    expect(dropped).toEqual(AT_REST);
  });
});

describe('the shown offers', () => {
  const shown = refreshAfter({ kind: 'ask', number: 1 }, answer(1, QUESTION, 'a', 'b'));

  it('answer the question; the first is chosen if the wanted rate is not offered', () => {
    expect(showRefresh(shown, QUESTION, 'fixed')).toMatchObject({
      chosen: option('a'),
      isStale: false,
      isEmpty: false,
    });
    expect(showRefresh(shown, QUESTION, '5/5/5').chosen).toEqual(option('a'));
  });

  it('are the earlier offers until the answer comes, of the same product and mode only', () => {
    expect(showRefresh(shown, OTHER, 'fixed')).toMatchObject({
      chosen: option('a'),
      question: QUESTION,
      isStale: true,
    });
    expect(showRefresh(shown, { ...QUESTION, type: 'flat' }, 'fixed').chosen).toEqual(option('a'));
    for (const other of [{ type: 'light' }, { mode: 'monthly' }] as const)
      expect(showRefresh(shown, { ...QUESTION, ...other }, 'fixed').offers).toEqual([]);
    expect(showRefresh(shown, undefined, 'fixed').offers).toEqual([]);
  });

  it('are none only when the answer says so', () => {
    const none = refreshAfter({ kind: 'ask', number: 1 }, answer(1, QUESTION));
    expect(showRefresh(none, QUESTION, 'fixed').isEmpty).toBe(true);
    expect(showRefresh(none, OTHER, 'fixed').isEmpty).toBe(false);
    expect(showRefresh(AT_REST, QUESTION, 'fixed').isEmpty).toBe(false);
  });

  it('come with the reason why there are none, if the answer has it', () => {
    const too_little = { least_amount: 10_000, from_monthly_amount: 185 };
    const none = refreshAfter(
      { kind: 'ask', number: 1 },
      {
        kind: 'answer',
        number: 1,
        question: QUESTION,
        answer: { ok: true, offers: [], too_little },
      },
    );
    expect(showRefresh(none, QUESTION, 'fixed').tooLittle).toEqual(too_little);
    expect(showRefresh(none, OTHER, 'fixed').tooLittle).toBeUndefined();
  });

  it('are late when the notice has disappeared without an answer', () => {
    const late = refreshAfter({ kind: 'ask', number: 1 }, { kind: 'secondPassed', number: 1 });
    expect(showRefresh(late, QUESTION, 'fixed')).toMatchObject({ isUpdating: false, isLate: true });
  });
});
