import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addMonths } from '#domain/calendar/date.ts';
import { MAX_TAEGS, rowOn } from '#domain/law/highest-taeg.ts';
import { findTableNotices } from './table-notices.ts';

const { since } = rowOn(MAX_TAEGS);

it('says nothing about a table that has just been renewed', () => {
  expect(findTableNotices(since)).toEqual([]);
});

// W-10.3
it('says how old a table is, and where to read how to renew it', () => {
  const [notice = '', ...others] = findTableNotices(addMonths(since, 8));
  expect(others).toEqual([]);
  expect(notice).toContain(`date from ${since.year}-${String(since.month).padStart(2, '0')}-`);
  const [guide = ''] = notice.match(/docs\/\S+\.md/) ?? [];
  expect(existsSync(guide)).toBe(true);
});
