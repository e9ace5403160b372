import { describe, expect, it } from 'vitest';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import {
  changeFinder,
  type FinderAction,
  type FinderState,
  type Found,
  OPENS_WITH,
  shownBrokers,
} from './finder-state.ts';

const broker = (id: number): FoundBroker => ({
  id: `b-${id}`,
  name: `Courtage ${id}`,
  type: 'ch',
  lat: 50.46,
  lng: 4.86,
  address: 'Rue Neuve 1, 5000 Namur',
  phone: 'tel:+3281000000',
  phoneLabel: '081 00 00 00',
  contact: '',
  contactUrl: '',
  image: { src: '' },
  hours: [],
  distance: id,
});

const foundOf = (count: number): Found => ({
  place: { lat: 50.46, lng: 4.86, by: 'zip', label: '5000 Namur' },
  types: ['ch', 'pat'],
  radius: 1_000,
  total: count,
  brokers: Array.from({ length: count }, (_, id) => broker(id)),
});

const arrive = (...actions: FinderAction[]): FinderState =>
  actions.reduce((state, action) => changeFinder(state, action), OPENS_WITH);

const NAMUR = { label: '5000 Namur', lat: 50.46, lng: 4.86 };
const found = (count: number, number = 1): FinderAction => ({
  kind: 'outcome',
  number,
  outcome: { kind: 'found', found: foundOf(count) },
});

describe('a search', () => {
  it('drops what comes of one that was overtaken', () => {
    const first = arrive({ kind: 'search', number: 1 }, { kind: 'search', number: 2 }, found(3, 1));
    expect(first).toMatchObject({ found: undefined, isSearching: true });
    expect(changeFinder(first, found(2, 2))).toMatchObject({
      found: { total: 2 },
      isSearching: false,
    });
  });

  it('keeps what was found when the next one fails, or is of no place', () => {
    const before = arrive({ kind: 'search', number: 1 }, found(2), { kind: 'search', number: 2 });
    const failed = changeFinder(before, {
      kind: 'outcome',
      number: 2,
      outcome: { kind: 'failed' },
    });
    expect(failed).toMatchObject({ hasFailed: true, isSearching: false, found: { total: 2 } });
    const wrong = changeFinder(before, {
      kind: 'outcome',
      number: 2,
      outcome: { kind: 'wrong', fault: { kind: 'zip', text: '1999' } },
    });
    expect(wrong).toMatchObject({ fieldFault: { kind: 'zip' }, found: { total: 2 } });
    expect(changeFinder(wrong, { kind: 'search', number: 3 })).toMatchObject({
      fieldFault: undefined,
      hasFailed: false,
    });
  });

  it('leaves what was found where a postcode is too short to be searched', () => {
    const short = arrive({ kind: 'search', number: 1 }, found(2), {
      kind: 'refuse',
      fault: { kind: 'short', text: '50' },
    });
    expect(short).toMatchObject({ fieldFault: { kind: 'short' }, found: { total: 2 } });
    expect(changeFinder(short, { kind: 'type', text: '500' }).fieldFault).toBeUndefined();
  });

  it('is cleared with the field, and what is under way with it', () => {
    const cleared = arrive({ kind: 'search', number: 1 }, { kind: 'clear' }, found(2));
    expect(cleared).toMatchObject({ found: undefined, isSearching: false, typed: '' });
  });

  it('of a position leaves no other place in the field', () => {
    const state = arrive(
      { kind: 'pick', place: NAMUR },
      { kind: 'search', number: 1, isPosition: true },
    );
    expect(state).toMatchObject({ typed: '', picked: undefined });
  });
});

describe('a suggestion', () => {
  it('stands for as long as the field says it', () => {
    const picked = arrive({ kind: 'pick', place: NAMUR });
    expect(picked).toMatchObject({ typed: '5000 Namur', picked: NAMUR });
    expect(changeFinder(picked, { kind: 'type', text: '5000 Namur' }).picked).toBe(NAMUR);
    expect(changeFinder(picked, { kind: 'type', text: '5000 Namu' }).picked).toBeUndefined();
  });
});

describe('filters', () => {
  it('stay in order, and may all be off', () => {
    const off = arrive({ kind: 'tick', type: 'ch', isTicked: false });
    expect(off.types).toEqual(['pat']);
    const none = changeFinder(off, { kind: 'tick', type: 'pat', isTicked: false });
    expect(none.types).toEqual([]);
    expect(changeFinder(off, { kind: 'tick', type: 'ch', isTicked: true }).types).toEqual([
      'ch',
      'pat',
    ]);
  });
});

describe('cards', () => {
  it.each([
    [0, 0, 0],
    [4, 4, 0],
    [5, 4, 1],
    [9, 4, 5],
  ])('of %i found, %i are shown and %i wait', (count, shown, more) => {
    const state = arrive({ kind: 'search', number: 1 }, found(count));
    expect(shownBrokers(state).shown).toHaveLength(shown);
    expect(shownBrokers(state).more).toBe(more);
    const all = changeFinder(state, { kind: 'showAll' });
    expect(shownBrokers(all)).toMatchObject({ shown: { length: count }, more: 0 });
    const next = changeFinder(changeFinder(all, { kind: 'search', number: 2 }), found(count, 2));
    expect(shownBrokers(next).more).toBe(more);
  });
});
