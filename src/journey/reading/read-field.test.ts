import { describe, expect, it } from 'vitest';
import { scopeOf } from '#tests/examples/scope.ts';
import type { FieldKind } from '../field.ts';
import { readField } from './read-field.ts';

const read = (kind: FieldKind, typed: string) =>
  readField({ name: 'profession', kind }, typed, scopeOf());

//
describe('readField', () => {
  it.each<[FieldKind, string, string]>([
    ['date', '30071985', '30/07/1985'],
    ['date', '1.2.1985', '01/02/1985'],
    ['date', '1985-07-30', '30/07/1985'],
    ['date', '30/07/1985 ', '30/07/1985'],
    ['date', 'hier', 'hier'],
    ['month', '072015', '07/2015'],
    ['month', '7/2015', '07/2015'],
    ['nationalRegistry', '85073003328', '85.07.30-033.28'],
    ['nationalRegistry', '85.07.30 033 28', '85.07.30-033.28'],
    ['companyNumber', '0403019261', '0403.019.261'],
    ['amount', '1 250,5', '1250,50'],
    ['amount', '1.250', '1250'],
    ['amount', '12,345.678', '12345,68'],
    ['amount', 'beaucoup', 'beaucoup'],
    ['date', '30\u00a0/\u00a007\u00a0/\u00a01985', '30/07/1985'],
    ['date', '30–07–1985', '30/07/1985'],
    ['date', '30／07／1985', '30/07/1985'],
    ['month', '2015-07', '07/2015'],
    ['nationalRegistry', '85/07/30-033/28', '85.07.30-033.28'],
    ['companyNumber', 'BE 0403.019.261', '0403.019.261'],
    ['companyNumber', 'be0403019261', '0403.019.261'],
    ['companyNumber', '0403 019 261', '0403.019.261'],
    ['companyNumber', '403.019.261', '0403.019.261'],
    ['companyNumber', '9403019261', '9403019261'],
    ['phone', '0475\u00a012\u00a034\u00a056', '0475 12 34 56'],
    ['text', '  Namur ', 'Namur'],
    ['text', 'Marche‑en‑Famenne', 'Marche-en-Famenne'],
    ['date', '1–2–1985', '01/02/1985'],
    ['date', '1／2／1985', '01/02/1985'],
    ['month', '12 2015', '12/2015'],
    ['longText', ' une\u00a0: deux ', 'une : deux'],
  ])('%s «%s» → «%s»', (kind, typed, expected) => {
    expect(read(kind, typed)).toBe(expected);
  });

  it.each<[FieldKind, string]>([
    ['date', '11985-07-30'],
    ['date', '1985-07-300'],
    ['date', '130071985'],
    ['date', '130/07/1985'],
    ['date', '30/07/19850'],
    ['month', '12015-07'],
    ['month', '2015-071'],
    ['month', '1072015'],
    ['month', '0720151'],
    ['month', '107/2015'],
    ['month', '07/20151'],
    ['nationalRegistry', '185073003328'],
    ['nationalRegistry', '850730033281'],
    ['companyNumber', '04030192611'],
    ['companyNumber', '10403019261'],
    ['companyNumber', '0403.019.2611'],
    ['companyNumber', '10403.019.261'],
    ['companyNumber', '40301926'],
    ['companyNumber', '0403BE019261'],
  ])('leaves %s «%s», which has a digit too many or too few, as it was typed', (kind, typed) => {
    expect(read(kind, typed)).toBe(typed);
  });
});
