import { describe, expect, it } from 'vitest';
import { FINDER } from '#domain/brokers/finder.ts';
import { MAX_TYPED_LENGTH } from '#domain/brokers/search-query.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { mapWindow, requestedTypes, typedPlace, writtenDegrees } from './queries.ts';

describe('a position', () => {
  it.each([
    ['50.8504', 50.8504],
    ['-3.2', -3.2],
    ['0', 0],
    ['90', 90],
    ['-90', -90],
  ])('%s is read as degrees', (written, degrees) => {
    expect(writtenDegrees(90).parse(written)).toBe(degrees);
  });

  it.each([
    '90.1',
    '-91',
    '50,8',
    '5e1',
    '',
    ' 5',
    '1000',
    '4.1234567890123456',
    'NaN',
    50.8,
    undefined,
  ])('%j is refused', (written) => {
    expect(writtenDegrees(90).safeParse(written).success).toBe(false);
  });

  it('may lie further east than north', () => {
    expect(writtenDegrees(180).parse('179.9')).toBe(179.9);
    expect(writtenDegrees(90).safeParse('179.9').success).toBe(false);
  });
});

describe('the kinds of brokers asked for', () => {
  it.each([
    ['ch', ['ch']],
    ['pat', ['pat']],
    ['ch,pat', ['ch', 'pat']],
    [undefined, ['ch', 'pat']],
  ])('%j are %j', (written, types) => {
    expect(requestedTypes.parse(written)).toEqual(types);
  });

  it.each(['', 'ch,', 'CH', 'ch;pat', 'all'])('%j is refused', (written) => {
    expect(requestedTypes.safeParse(written).success).toBe(false);
  });
});

describe('a window of the map', () => {
  const namur = { south: '50.4', west: '4.8', north: '50.5', east: '4.9', zoom: '12' };
  const isTaken = (changed: Partial<typeof namur>) =>
    mapWindow.safeParse({ ...namur, ...changed }).success;

  it('is read in numbers', () => {
    expect(mapWindow.parse(namur)).toEqual({
      south: 50.4,
      west: 4.8,
      north: 50.5,
      east: 4.9,
      zoom: 12,
    });
  });

  it('may be a single point', () => {
    expect(isTaken({ north: '50.4', east: '4.8' })).toBe(true);
  });

  it.each([
    ['lies upside down', { north: '50.3' }],
    ['lies the wrong way round', { east: '4.7' }],
    ['reaches over a pole', { north: '90.5' }],
    ['reaches around the earth', { east: '180.5' }],
    ['has a zoom beyond the map', { zoom: String(FINDER.zoom.most + 1) }],
    ['has half a zoom', { zoom: '12.5' }],
    ['has a zoom below none', { zoom: '-1' }],
    ['lacks an edge', { south: '' }],
  ])('is refused where it %s', (_, changed) => {
    expect(isTaken(changed)).toBe(false);
  });

  it.each([0, FINDER.zoom.most])('may be seen at zoom %d', (zoom) => {
    expect(isTaken({ zoom: String(zoom) })).toBe(true);
  });
});

describe('a place that was typed', () => {
  it.each(LOCALES)('may be typed on a page in %s', (lang) => {
    expect(typedPlace.parse({ q: 'Namur', lang })).toEqual({ q: 'Namur', lang });
  });

  it('is refused once it is longer than any address', () => {
    const isTaken = (q: string) => typedPlace.safeParse({ q, lang: 'fr' }).success;
    expect([
      isTaken('x'.repeat(MAX_TYPED_LENGTH)),
      isTaken('x'.repeat(MAX_TYPED_LENGTH + 1)),
    ]).toEqual([true, false]);
  });

  it.each(['xx', 'FR', '', undefined])('is refused in the language %j', (lang) => {
    expect(typedPlace.safeParse({ q: 'Namur', lang }).success).toBe(false);
  });
});
