import { expect, it } from 'vitest';
import { reportJobFailures } from './report-job-failures.ts';

it('tells of every failure, and of an outage of the database once a minute', () => {
  const told: string[] = [];
  const write = (level: string) => (named: unknown, what?: string) => {
    told.push(`${level}: ${what} ${JSON.stringify(named)}`);
  };
  let seconds = 0;
  const report = reportJobFailures({ error: write('error'), warn: write('warn') }, () => {
    return new Date(seconds * 1000);
  });
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  for (seconds of [0, 2, 4, 59, 60, 61]) report(gone);
  report(new Error('No mail server'));
  expect(told.map((line) => line.slice(0, line.indexOf(' {')))).toEqual([
    'warn: The jobs wait for the database',
    'warn: The jobs wait for the database',
    'error: A job failed',
  ]);
  expect(told[0]).toContain('57P01');
});
