import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { COUNTERS, GAUGES, HISTOGRAMS } from './metric-table.ts';

const rules = z.object({
  groups: z.tuple([
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Loanfront[A-Za-z]+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string().min(10), runbook_url: z.string() }),
        }),
      ),
    }),
  ]),
});
const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

const read = (path: string) => readFileSync(path, 'utf8');
const [group] = rules.parse(parse(read('operations/prometheus/alerts.yaml'))).groups;
const { panels } = dashboard.parse(JSON.parse(read('operations/grafana/loanfront.json')));

/** What Prometheus itself adds to every series. */
const OF_SCRAPES = ['job', 'instance'];

/** The labels of a series as it may be queried; undefined if there is no such series. */
function labelsOf(series: string): readonly string[] | undefined {
  if (series === 'up') return OF_SCRAPES;
  const [, timed = '', part = ''] = /^(.*)_(bucket|sum|count)$/.exec(series) ?? [];
  if (isIn(GAUGES, series)) return [...GAUGES[series].labels, ...OF_SCRAPES];
  if (isIn(COUNTERS, series)) return [...Object.keys(COUNTERS[series].labels), ...OF_SCRAPES];
  if (!isIn(HISTOGRAMS, timed)) return undefined;
  const { labels } = HISTOGRAMS[timed];
  return [...Object.keys(labels), ...OF_SCRAPES, ...(part === 'bucket' ? ['le'] : [])];
}

function isIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

/** The series of an expression, each with the labels that its selector names. */
function seriesOf(expression: string) {
  const found = expression.matchAll(
    /\b((?:loanfront|http_server|nodejs|process|v8js)_\w+|up\b)(?:\{([^}]*)\})?/g,
  );
  return [...found].map(([, name = '', selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  }));
}

const groupedBy = (expression: string) =>
  [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));

describe('alerts and dashboard', () => {
  it.each([
    ...group.rules.map(({ alert, expr }) => [alert, expr]),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ] as [string, string][])('%s queries series that exist, by labels they have', (_name, expr) => {
    const series = seriesOf(expr);
    expect(series.length).toBeGreaterThan(0);
    for (const { name, labels } of series) {
      const known = labelsOf(name);
      expect(known, name).toBeDefined();
      expect(known).toEqual(expect.arrayContaining([...labels, ...groupedBy(expr)]));
    }
    for (const [open, close] of ['()', '{}', '[]'])
      expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length);
  });

  it('lead from each alert to a section that says what to do', () => {
    const page = 'docs/how-to/watch-it-run.md';
    const sections = [...read(page).matchAll(/^### (.*)$/gm)].map(
      ([, title = '']) => `${page}#${title.toLowerCase().replaceAll(' ', '-')}`,
    );
    const led = new Set(group.rules.map(({ annotations }) => annotations.runbook_url));
    expect([...led].sort()).toEqual(sections.sort());
  });

  it('show every metric of our own on the dashboard', () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesOf(expr)));
    const names = new Set(shown.map(({ name }) => name.replace(/_(?:bucket|count)$/, '')));
    for (const name of Object.keys({ ...COUNTERS, ...HISTOGRAMS, ...GAUGES }))
      expect(names).toContain(name);
  });
});
