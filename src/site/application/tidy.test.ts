import { describe, expect, it } from 'vitest';
import type { FieldKind } from '#journey/field.ts';
import { tidy } from './tidy.ts';

describe('tidy', () => {
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
    ['longText', ' une\u00a0: deux ', 'une\u00a0: deux'],
  ])('%s «%s» → «%s»', (kind, typed, expected) => {
    expect(tidy(kind, typed)).toBe(expected);
  });
});
