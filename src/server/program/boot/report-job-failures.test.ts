import { expect, it } from 'vitest';
import { reportJobFailures } from './report-job-failures.ts';

it('logs every failure, and an outage of the database once a minute', () => {
  const lines: string[] = [];
  const write = (level: string) => (fields: unknown, message?: string) => {
    lines.push(`${level}: ${message} ${JSON.stringify(fields)}`);
  };
  let seconds = 0;
  const report = reportJobFailures({ error: write('error'), warn: write('warn') }, () => {
    return new Date(seconds * 1000);
  });
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  for (seconds of [0, 2, 4, 59, 60, 61]) report(gone);
  report(new Error('No mail server'));
  expect(lines.map((line) => line.slice(0, line.indexOf(' {')))).toEqual([
    'warn: Jobs are waiting for the database',
    'warn: Jobs are waiting for the database',
    'error: A job failed',
  ]);
  expect(lines[0]).toContain('57P01');
});
