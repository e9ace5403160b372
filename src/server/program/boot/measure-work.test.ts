import { beforeEach, expect, it } from 'vitest';
import type { Subject } from '../../deliveries/channel.ts';
import { countBotChecks } from '../../operation/observability/count-bot-checks.ts';
import { countSend } from '../../operation/observability/count-sends.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import type { JobHandlers } from '../../stores/job.ts';
import type { Mail } from '../../stores/mail.ts';
import { measureDeliveries, measureJobs, measureMails, measureScans } from './measure-work.ts';

let counted: unknown[];
const record = (name: string, labels: object) => void counted.push({ name, ...labels });
const recorder: Recorder = {
  count: record,
  time: record,
  within: (_name, _facts, work) => work(),
};
beforeEach(() => {
  counted = [];
});

const MAIL = { to: 'emile@example.be', subject: '', text: '', html: '' };
const fails = async () => {
  throw new Error('No');
};

it.each([
  [async () => {}, 'handed'],
  [fails, 'failed'],
])('mails are counted by kind and outcome, and fail as before', async (send, outcome) => {
  const mailer = measureMails({ send: (_mail: Mail) => send() }, 'office', recorder);
  const sent = await mailer.send(MAIL).then(
    () => 'handed',
    () => 'failed',
  );
  expect(sent).toBe(outcome);
  expect(counted).toEqual([{ name: 'loanfront_mail_duration_seconds', kind: 'office', outcome }]);
});

it.each([
  [async () => ({ ok: true }) as const, 'taken'],
  [async () => ({ ok: false, why: 'status 500' }) as const, 'refused'],
  [fails, 'fault'],
])('attempts to deliver are counted by what came of them', async (deliver, outcome) => {
  const channel = measureDeliveries({ name: 'webhook', deliver }, recorder);
  await channel.deliver({ kind: 'contact' } as Subject, 'm1').catch(() => {});
  const labels = { kind: 'contact', channel: 'webhook', outcome };
  expect(counted).toEqual([{ name: 'loanfront_delivery_duration_seconds', ...labels }]);
});

it.each([
  [async () => {}, 'done'],
  [fails, 'failed'],
])('jobs are counted by queue and outcome, and fail as before', async (run, outcome) => {
  const handlers = measureJobs({ 'purge-expired': run } as unknown as JobHandlers, recorder);
  const ended = await handlers['purge-expired']({}).then(
    () => 'done',
    () => 'failed',
  );
  expect(ended).toBe(outcome);
  expect(counted).toEqual([
    { name: 'loanfront_job_duration_seconds', queue: 'purge-expired', outcome },
  ]);
});

it('bot checks are counted by their verdict', async () => {
  const verify = async () => ({ ok: false, reason: 'notProven' }) as const;
  const offer = { provider: 'altcha', challengeUrl: '' } as const;
  await countBotChecks({ offer, verify }, recorder).verify('', new Date(0));
  expect(counted).toEqual([{ name: 'loanfront_bot_checks_total', outcome: 'notProven' }]);
});

it('a refused send is counted by family, and each of its faults by kind', () => {
  countSend(recorder, 'TAEGIVA1', {
    kind: 'refused',
    faults: [{ field: 'email', kind: 'email' }],
  });
  countSend(recorder, 'whatever a visitor sends', { kind: 'foreign' });
  expect(counted).toEqual([
    { name: 'loanfront_sends_total', family: 'car', outcome: 'refused' },
    { name: 'loanfront_send_faults_total', kind: 'email' },
    { name: 'loanfront_sends_total', family: 'unknown', outcome: 'foreign' },
  ]);
});

it.each(['clean', 'infected', 'unreachable'] as const)(
  'scans are timed by their verdict: %s',
  async (outcome) => {
    const scanner = measureScans({ scan: async () => outcome }, recorder);
    expect(await scanner.scan((async function* () {})())).toBe(outcome);
    expect(counted).toEqual([{ name: 'loanfront_scan_duration_seconds', outcome }]);
  },
);
