import { expect } from 'vitest';
import { remindAndExpireShares } from '#server/applications/shares/remind-and-expire.ts';
import { OWING_ANSWERS } from '../examples/shared-answers.ts';
import { LOAN, type SharedRequests } from './shared-request.ts';
import type { TestApp } from './test-app.ts';

/** What the applicant asks for. */
export const ASKED = { ...LOAN, amount: '12000' };
/** Its conditions, before the co-borrower’s debts are known. */
export const BEFORE = {
  product: 'TAEGPSA1',
  amount: 12_000,
  additionalAmount: 0,
  duration: 48,
  taeg: 4.49,
  monthlyAmount: 273.1,
};
/** Those that the debts lead to. */
export const AFTER = { ...BEFORE, product: 'TAEGINL1', taeg: 6.19, monthlyAmount: 281.93 };

export interface Agreeing {
  test: TestApp;
  shared: SharedRequests;
  /** Raises every rate of the tariffs by so many percent a year. */
  moveRates(by: number): void;
}

/** What a test does with conditions that both borrowers must accept before anything is sent. */
export function playAgreeing(both: () => Agreeing) {
  /** The co-borrower accepts the proposal that their part leads to, and sends. */
  const propose = async (uniqid: string, overrides: object = {}) => {
    const { test, shared } = both();
    const to = `${uniqid}@home.be`;
    const begun = await shared.begin(uniqid, { amount: '12000', email: to, ...overrides });
    const { token, id } = await shared.open(begun.link);
    const saved = await shared.save(token, id, OWING_ANSWERS, ASKED);
    const { proposal } = saved.json().verdicts;
    const send = () => shared.send(token, id, OWING_ANSWERS, proposal);
    const sent = await shared.mailing(1, send);
    expect([sent.statusCode, sent.json()]).toEqual([200, { status: 200, message: false }]);
    return { ...begun, to, token, id, proposal, send, share: () => test.storage.shares.find(id) };
  };
  const accept = (key: string, conditions: object = AFTER, lang = 'fr', more: object = {}) =>
    both().shared.post('/shares/accept', { key, lang, conditions, ...more });
  const refuse = (key: string) => both().shared.post('/shares/refuse', { key });
  const requestsOf = async (uniqid: string) => {
    const all = await both().test.storage.requests.list();
    return all.filter((request) => request.uniqid === uniqid);
  };
  const auditOf = async (id: string) => {
    const entries = [];
    for await (const { at, actor, subject, details } of both().test.storage.audit.each())
      if (details.includes(id)) entries.push({ at, actor, subject, ...JSON.parse(details) });
    return entries;
  };
  const remindAndExpire = async () => {
    const { test } = both();
    return await remindAndExpireShares({ storage: test.storage, now: test.now });
  };
  return { propose, accept, refuse, requestsOf, auditOf, remindAndExpire };
}
