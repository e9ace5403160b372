import { describe, expect, it } from 'vitest';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import {
  changeFinder,
  type FinderAction,
  type FinderState,
  type Found,
  OPENS_WITH,
  shownOffices,
  shownPlace,
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
  it('ignores the result of a superseded search', () => {
    const first = arrive({ kind: 'search', number: 1 }, { kind: 'search', number: 2 }, found(3, 1));
    expect(first).toMatchObject({ found: undefined, isSearching: true });
    expect(changeFinder(first, found(2, 2))).toMatchObject({
      found: { total: 2 },
      isSearching: false,
    });
  });

  it('shows no list of another place if it fails, or has no place', () => {
    const before = arrive({ kind: 'search', number: 1 }, found(2), { kind: 'search', number: 2 });
    const failed = changeFinder(before, {
      kind: 'outcome',
      number: 2,
      outcome: { kind: 'failed' },
    });
    expect(failed).toMatchObject({ hasFailed: true, isSearching: false, found: undefined });
    const wrong = changeFinder(before, {
      kind: 'outcome',
      number: 2,
      outcome: { kind: 'wrong', fault: { kind: 'unknownPostcode', text: '1999' } },
    });
    expect(wrong).toMatchObject({ fieldFault: { kind: 'unknownPostcode' }, found: undefined });
    expect(changeFinder(wrong, { kind: 'search', number: 3 })).toMatchObject({
      fieldFault: undefined,
      hasFailed: false,
    });
  });

  it.each<[FinderAction]>([
    [{ kind: 'outcome', number: 2, outcome: { kind: 'failed' } }],
    [{ kind: 'outcome', number: 2, outcome: { kind: 'nowhere', fault: 'refused' } }],
    [
      {
        kind: 'outcome',
        number: 2,
        outcome: { kind: 'wrong', fault: { kind: 'unknownPostcode', text: '1999' } },
      },
    ],
    [{ kind: 'refuse', fault: { kind: 'tooShort', text: '50' } }],
  ])('is not announced as answered after %j', (end) => {
    const before = arrive({ kind: 'search', number: 1 }, found(2));
    expect(before.hasAnswered).toBe(true);
    const next = changeFinder(before, { kind: 'search', number: 2 });
    expect(changeFinder(end.kind === 'refuse' ? before : next, end).hasAnswered).toBe(false);
  });

  it('asks about an ambiguous name, until something else is typed or searched', () => {
    const fault = { kind: 'question', text: 'Nammur', candidates: [NAMUR] } as const;
    const questioned = arrive(
      { kind: 'search', number: 1 },
      {
        kind: 'outcome',
        number: 1,
        outcome: { kind: 'wrong', fault },
      },
    );
    expect(questioned).toMatchObject({ fieldFault: fault, found: undefined });
    for (const action of [
      { kind: 'type', text: 'Na' },
      { kind: 'pick', place: NAMUR },
      { kind: 'search', number: 2 },
      { kind: 'clear' },
    ] as const)
      expect(changeFinder(questioned, action).fieldFault, action.kind).toBeUndefined();
  });

  it('keeps the results if a postcode is incomplete', () => {
    const short = arrive({ kind: 'search', number: 1 }, found(2), {
      kind: 'refuse',
      fault: { kind: 'tooShort', text: '50' },
    });
    expect(short).toMatchObject({ fieldFault: { kind: 'tooShort' }, found: { total: 2 } });
    expect(changeFinder(short, { kind: 'type', text: '500' }).fieldFault).toBeUndefined();
  });

  it('is cleared with the field, including one in progress', () => {
    const cleared = arrive({ kind: 'search', number: 1 }, { kind: 'clear' }, found(2));
    expect(cleared).toMatchObject({ found: undefined, isSearching: false, typed: '' });
  });

  it('by position replaces the place in the field', () => {
    const questioned = arrive(
      { kind: 'search', number: 1 },
      found(2),
      { kind: 'pick', place: NAMUR },
      { kind: 'search', number: 2 },
    );
    const replaces = NAMUR.label;
    const refused = changeFinder(questioned, {
      kind: 'outcome',
      number: 2,
      outcome: { kind: 'nowhere', fault: 'refused' },
      replaces,
    });
    expect(refused).toMatchObject({ typed: NAMUR.label, picked: NAMUR, found: { total: 2 } });
    const came: FinderAction = {
      kind: 'outcome',
      number: 2,
      outcome: { kind: 'found', found: foundOf(3) },
      replaces,
    };
    expect(changeFinder(questioned, came)).toMatchObject({ typed: '', picked: undefined });
    const typing = changeFinder(questioned, { kind: 'type', text: 'Hu' });
    expect(changeFinder(typing, came).typed, 'what is typed meanwhile').toBe('Hu');
  });
});

describe('a suggestion', () => {
  it('lasts until the field changes', () => {
    const picked = arrive({ kind: 'pick', place: NAMUR });
    expect(picked).toMatchObject({ typed: '5000 Namur', picked: NAMUR });
    expect(changeFinder(picked, { kind: 'type', text: '5000 Namur' }).picked).toBe(NAMUR);
    expect(changeFinder(picked, { kind: 'type', text: '5000 Namu' }).picked).toBeUndefined();
  });
});

describe('filters', () => {
  it('apply to the place shown, until another is searched', () => {
    const seen = arrive({ kind: 'search', number: 1 }, found(2));
    expect(shownPlace(seen)).toEqual(foundOf(2).place);
    const next = changeFinder(seen, { kind: 'search', number: 2 });
    expect(shownPlace(next)).toBeUndefined();
    const failed: FinderAction = { kind: 'outcome', number: 2, outcome: { kind: 'failed' } };
    expect(shownPlace(changeFinder(next, failed))).toBeUndefined();
  });

  it('keep their order, and can all be off', () => {
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

describe('a search without filters', () => {
  const waiting = arrive(
    { kind: 'tick', type: 'ch', isTicked: false },
    { kind: 'tick', type: 'pat', isTicked: false },
    { kind: 'type', text: '9000' },
    { kind: 'wait' },
  );

  it('waits for a filter', () => {
    const ticked = changeFinder(waiting, { kind: 'tick', type: 'pat', isTicked: true });
    expect(ticked).toMatchObject({ isWaiting: true, typed: '9000', types: ['pat'] });
  });

  it.each<[FinderAction]>([
    [{ kind: 'type', text: '900' }],
    [{ kind: 'open', typed: '', types: [] }],
    [{ kind: 'search', number: 1 }],
    [{ kind: 'clear' }],
  ])('stops waiting after %j', (action) =>
    expect(changeFinder(waiting, action).isWaiting).toBe(false),
  );
});

describe('cards', () => {
  it('are one card for an office of both credits', () => {
    const rows = [broker(1), { ...broker(1), id: 'b-2', type: 'pat' as const }, broker(3)];
    const both = { ...foundOf(0), total: 3, brokers: rows };
    const state = arrive(
      { kind: 'search', number: 1 },
      { kind: 'outcome', number: 1, outcome: { kind: 'found', found: both } },
    );
    const ids = shownOffices(state).shown.map((office) => office.map(({ id }) => id));
    expect(ids).toEqual([['b-1', 'b-2'], ['b-3']]);
  });

  it.each([
    [0, 0, 0],
    [4, 4, 0],
    [5, 4, 1],
    [9, 4, 5],
  ])('of %i results, show %i and leave %i', (count, shown, more) => {
    const state = arrive({ kind: 'search', number: 1 }, found(count));
    expect(shownOffices(state).shown).toHaveLength(shown);
    expect(shownOffices(state).more).toBe(more);
    const all = changeFinder(state, { kind: 'showAll' });
    expect(shownOffices(all)).toMatchObject({ shown: { length: count }, more: 0 });
    const next = changeFinder(changeFinder(all, { kind: 'search', number: 2 }), found(count, 2));
    expect(shownOffices(next).more).toBe(more);
  });
});
