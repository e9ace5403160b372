import { expect, it } from 'vitest';
import { KINDS } from './kinds.mjs';
import { medianOf, readReport, writeTable } from './read-report.mjs';

const REPORT = {
  categories: {
    performance: { score: 0.994, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: 1,
      auditRefs: [
        { id: 'image-alt', weight: 10 },
        { id: 'video-caption', weight: 10 },
        { id: 'focus-traps', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 0.92, auditRefs: [{ id: 'meta-description', weight: 1 }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 1834.2 },
    'total-blocking-time': { score: 1, numericValue: 12.4 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0012 },
    'image-alt': { score: 1 },
    'video-caption': { score: null },
    'focus-traps': { score: 0 },
    'meta-description': { score: 0 },
    'network-requests': {
      score: null,
      details: {
        items: [
          { resourceType: 'Document', transferSize: 10_240 },
          { resourceType: 'Script', transferSize: 2_048 },
          { resourceType: 'Script' },
        ],
      },
    },
  },
};

it('reads scores, the figures behind them, and the audits that lowered them', () => {
  expect(readReport(REPORT)).toEqual({
    scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 92 },
    paint: 1834.2,
    blocked: 12.4,
    shift: 0.0012,
    script: 2_048,
    bytes: 12_288,
    faults: ['seo: meta-description'],
  });
});

it.each([
  [[90], 90],
  [[90, 100, 95], 95],
  [[100, 90], 90],
])('takes the median of %j: %i', (performances, expected) => {
  const reading = readReport(REPORT);
  const readings = performances.map((performance) => ({
    ...reading,
    scores: { ...reading.scores, performance },
  }));
  const [first = reading, ...others] = readings;
  expect(medianOf([first, ...others]).scores.performance).toBe(expected);
});

it('writes a line for each page, and the faults below', () => {
  const table = writeTable({ '/fr/': readReport(REPORT) });
  expect(table).toContain(
    '| `/fr/` | 99 | 100 | 100 | 92 | 1.8 s | 12 ms | 0.001 | 2.0 KB | 12.0 KB |\n',
  );
  expect(table).toContain('\n/fr/: seo: meta-description\n');
});

it('names a page of every kind, in one of the languages', () => {
  for (const path of Object.values(KINDS)) expect(path).toMatch(/^\/(fr|nl)\/([a-z-]+\/)*(\?|$)/);
});
