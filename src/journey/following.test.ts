import { describe, expect, it } from 'vitest';
import {
  FOLLOWING,
  type FollowAnswer,
  type FollowEffect,
  type FollowEvent,
  type Following,
  followingAfter,
} from './following.ts';

/** The page of an applicant, and the calls that it has made. */
class Page {
  state: Following<string> = FOLLOWING;
  calls: FollowEffect[] = [];

  dispatch(event: FollowEvent<string>): this {
    const { state, effect } = followingAfter(this.state, event);
    this.state = state;
    if (effect) this.calls.push(effect);
    return this;
  }

  /** Answers the last call. */
  answer(answer: FollowAnswer<string>): this {
    const call = this.calls.at(-1);
    if (!call) throw new Error('Nothing was asked');
    const kind = call.kind === 'look' ? 'looked' : 'wishAnswered';
    return this.dispatch({ kind, try: call.try, answer });
  }
}

const reported = (followed: string) => ({ kind: 'followed', followed }) as const;
const opened = () =>
  new Page().dispatch({ kind: 'arrived', hasKey: true }).answer(reported('open'));

describe('the page', () => {
  it('asks for nothing without a key', () => {
    const page = new Page().dispatch({ kind: 'arrived', hasKey: false });
    expect(page.state.page).toBe('unknown');
    expect(page.calls).toEqual([]);
  });

  it.each([
    [reported('open'), 'shown'],
    [{ kind: 'unknown' }, 'unknown'],
    [{ kind: 'unreachable' }, 'unreachable'],
    [{ kind: 'changed' }, 'unreachable'],
  ] as const)('shows what %j is', (answer, shown) => {
    const page = new Page().dispatch({ kind: 'arrived', hasKey: true });
    expect(page.state.page).toBe('loading');
    expect(page.answer(answer).state.page).toBe(shown);
  });

  it('is tried again', () => {
    const page = new Page()
      .dispatch({ kind: 'arrived', hasKey: true })
      .answer({ kind: 'unreachable' });
    page.dispatch({ kind: 'retried' }).answer(reported('open'));
    expect(page.state).toMatchObject({ page: 'shown', followed: 'open' });
  });

  it('shows nothing of the key that another one has replaced', () => {
    const page = opened().dispatch({ kind: 'wished', wish: 'resend' });
    const [, second] = page.calls;
    page.dispatch({ kind: 'arrived', hasKey: true });
    expect(page.state).toEqual({ page: 'loading', tries: 3, looking: 3 });
    page.dispatch({ kind: 'looked', try: page.calls[0]?.try ?? 0, answer: reported('the first') });
    page.dispatch({ kind: 'wishAnswered', try: second?.try ?? 0, answer: reported('the first') });
    expect(page.state).toEqual({ page: 'loading', tries: 3, looking: 3 });
    expect(page.answer(reported('the second')).state.followed).toBe('the second');
  });
});

describe('a wish', () => {
  it('is asked once, with what it is about, until it is answered', () => {
    const page = opened();
    const about = { email: 'lotte@example.be' };
    page.dispatch({ kind: 'wished', wish: 'correct', about });
    page.dispatch({ kind: 'wished', wish: 'withdraw' });
    expect(page.calls.slice(1)).toEqual([{ kind: 'ask', try: 2, wish: 'correct', about }]);
    page.answer(reported('corrected'));
    expect(page.state).toMatchObject({
      followed: 'corrected',
      asked: undefined,
      outcome: { wish: 'correct', result: 'done' },
    });
    page.dispatch({ kind: 'wished', wish: 'withdraw' });
    expect(page.calls.at(-1)).toMatchObject({ wish: 'withdraw', about: {} });
    expect(page.state.outcome).toBeUndefined();
  });

  it.each([
    [{ kind: 'unreachable' }, 'failed'],
    [{ kind: 'unknown' }, 'failed'],
  ] as const)('a wish that fails (%j) changes nothing', (answer, result) => {
    const page = opened().dispatch({ kind: 'wished', wish: 'accept' }).answer(answer);
    expect(page.state).toMatchObject({
      page: 'shown',
      followed: 'open',
      outcome: { wish: 'accept', result },
    });
    expect(page.calls).toHaveLength(2);
  });

  it.each([
    [{ kind: 'changed' }, 'failed'],
    [{ kind: 'refused', type: 'same-address' }, 'same-address'],
  ] as const)(
    'that is not granted (%j) is told beside how the request stands now',
    (answer, result) => {
      const page = opened().dispatch({ kind: 'wished', wish: 'correct' }).answer(answer);
      expect(page.state).toMatchObject({ page: 'shown', outcome: { result } });
      page.answer(reported('declined'));
      expect(page.state).toMatchObject({
        page: 'shown',
        followed: 'declined',
        outcome: { wish: 'correct', result },
      });
    },
  );
});
