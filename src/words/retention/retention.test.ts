import { describe, expect, it } from 'vitest';
import { daysInWords, monthsInWords, withRetention } from './retention.ts';

const KEEP = { draftsDays: 7, sharesDays: 1, prospectsMonths: 6, requestsDays: 90 };

describe('how long data is kept', () => {
  it.each([
    ['fr', 1, '1 jour', '1 mois'],
    ['fr', 31, '31 jours', '31 mois'],
    ['nl', 1, '1 dag', '1 maand'],
    ['nl', 31, '31 dagen', '31 maanden'],
  ] as const)('in %s, of %i: %s, %s', (locale, n, days, months) => {
    expect(daysInWords(n, locale)).toBe(days.replace(' ', '\u00a0'));
    expect(monthsInWords(n, locale)).toBe(months.replace(' ', '\u00a0'));
  });

  it('is filled in wherever a catalogue mentions it, and nothing else is', () => {
    const catalogue = {
      a: '{keptDrafts}, {keptShares}',
      b: { c: '{keptProspects} {name}', d: '{keptRequests}{link}' },
    };
    expect(withRetention(catalogue, KEEP, 'fr')).toEqual({
      a: '7\u00a0jours, 1\u00a0jour',
      b: { c: '6\u00a0mois {name}', d: '90\u00a0jours{link}' },
    });
  });
});
