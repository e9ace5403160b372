import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addMonths } from '#domain/calendar/date.ts';
import { rowOn } from '#domain/law/law-tables.ts';
import { shippedLaw } from './law-file.ts';
import { findTableNotices } from './table-notices.ts';

const law = shippedLaw();
const { since } = rowOn(law.highestTaegs);

it('says nothing about a table that has just been renewed', () => {
  expect(findTableNotices(law, since)).toEqual([]);
});

// W-10.3
it('says how old a table is, and where to read how to renew it', () => {
  const [notice = '', ...others] = findTableNotices(law, addMonths(since, 8));
  expect(others).toEqual([]);
  expect(notice).toContain(`date from ${since.year}-${String(since.month).padStart(2, '0')}-`);
  const [guide = ''] = notice.match(/docs\/\S+\.md/) ?? [];
  expect(existsSync(guide)).toBe(true);
});
