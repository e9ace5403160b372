import { describe, expect, it } from 'vitest';
import { inventBroker } from '#tests/examples/invented-brokers.ts';
import { CLOSED, changeLocator, type LocatorAction, type LocatorState } from './locator-state.ts';

const at = { lat: 50.46, lng: 4.86 };
const broker = { ...inventBroker({ id: 'b-1' }), distance: 200 };

const locatorAfter = (...actions: LocatorAction[]): LocatorState =>
  actions.reduce(changeLocator, CLOSED);
const search = (number: number, zip: string): LocatorAction => ({ kind: 'search', number, zip });
const clear = (number: number): LocatorAction => ({ kind: 'clear', number });
const found = (number: number): LocatorAction => ({
  kind: 'outcome',
  number,
  outcome: { kind: 'found', at, brokers: [broker] },
});
const outcome = (number: number, kind: 'unknown' | 'failed'): LocatorAction => ({
  kind: 'outcome',
  number,
  outcome: { kind },
});

describe('a search', () => {
  it('is announced while it is in progress, and then with its outcome', () => {
    expect(locatorAfter(search(1, '5000')).news).toEqual({ kind: 'searching' });
    const { news, located, fault } = locatorAfter(search(1, '5000'), found(1));
    expect(news).toEqual({ kind: 'found', zip: '5000' });
    expect(located).toEqual({ zip: '5000', at, brokers: [broker] });
    expect(fault).toBeUndefined();
  });

  it.each(['unknown', 'failed'] as const)('that is superseded and %s changes nothing', (kind) => {
    const state = locatorAfter(search(1, '5000'), search(2, '4000'));
    expect(changeLocator(state, outcome(1, kind))).toBe(state);
    expect(changeLocator(state, found(1))).toBe(state);
  });

  it('that was cleared in the meantime changes nothing', () => {
    expect(locatorAfter(search(1, '5000'), clear(2), found(1)).located).toBeUndefined();
  });

  it('that fails keeps the results, and can be retried', () => {
    const state = locatorAfter(
      search(1, '5000'),
      found(1),
      search(2, '4000'),
      outcome(2, 'failed'),
    );
    expect(state).toMatchObject({ asked: '4000', fault: { kind: 'failed' }, news: undefined });
    expect(state.located?.zip).toBe('5000');
  });

  it('for an unknown postcode removes the results', () => {
    const state = locatorAfter(
      search(1, '5000'),
      found(1),
      { kind: 'open', broker },
      search(2, '9999'),
      outcome(2, 'unknown'),
    );
    expect(state).toEqual({
      ...CLOSED,
      number: 2,
      asked: '9999',
      fault: { kind: 'unknown', zip: '9999' },
    });
  });

  it('closes the open broker once it is answered', () => {
    const open = locatorAfter(
      search(1, '5000'),
      found(1),
      { kind: 'open', broker },
      search(2, '4000'),
    );
    expect(open.open?.broker).toBe(broker);
    expect(changeLocator(open, found(2)).open).toBeUndefined();
  });
});

describe('the input', () => {
  it('is refused if incomplete, and the results stay', () => {
    const state = locatorAfter(search(1, '5000'), found(1), { kind: 'refuse' });
    expect(state.fault).toEqual({ kind: 'short' });
    expect(state.located).toBeDefined();
    expect(changeLocator(state, { kind: 'type' }).fault).toBeUndefined();
  });

  it('clears the search if empty', () => {
    const state = locatorAfter(search(1, '5000'), found(1), { kind: 'open', broker }, clear(2));
    expect(state).toEqual({ ...CLOSED, number: 2 });
  });
});

describe('a broker', () => {
  it('opens again each time', () => {
    const once = locatorAfter({ kind: 'open', broker });
    expect(changeLocator(once, { kind: 'open', broker }).open).not.toBe(once.open);
    expect(changeLocator(once, { kind: 'close' }).open).toBeUndefined();
  });

  it.each([
    [true, 'chosen'],
    [false, 'removed'],
  ] as const)('whose choice is now %s is announced as %s', (isChosen, kind) => {
    expect(locatorAfter({ kind: 'choose', isChosen, name: 'Martin' }).news).toEqual({
      kind,
      name: 'Martin',
    });
  });

  it('that fails to load is announced', () => {
    expect(locatorAfter({ kind: 'fail' }).news).toEqual({ kind: 'failed' });
  });
});
