import type { Answers } from '#journey/answers.ts';
import type { Mail } from '#server/stores/mail.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '../examples/shared-answers.ts';
import type { TestApp } from './test-app.ts';

/** The loan that the example's applicant asks for, under the names by which it is sent. */
const { product, productName, amount, additionalAmount, duration } = SHARED_ANSWERS;
export const LOAN: Answers = Object.fromEntries(
  Object.entries({ product, productName, amount, additionalAmount, duration }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, value]]),
  ),
);

/** A share: the applicant's session and key, the co-borrower's link. */
export interface Shared {
  /** The applicant's session. */
  token: string;
  /** The key with which the applicant follows it. */
  key: string;
  /** The co-borrower's address. */
  email: string;
  link: string;
}

/** The calls of a shared request, as the browsers of both make them. */
export class SharedRequests {
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  post(url: string, payload: object, token?: string) {
    return this.#test.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      payload,
    });
  }

  refresh(token: string) {
    return this.#test.app.inject({ method: 'PUT', url: '/api/v1/jwt-refresh', payload: { token } });
  }

  share(token: string, uniqid: string, answers: object = SHARED_ANSWERS, lang = 'fr') {
    return this.post(`/submit?action=share_pat_form&uniqid=${uniqid}`, { lang, ...answers }, token);
  }

  /** `at`: when the browser made the state, in milliseconds since 1970. */
  save(
    token: string,
    id: string,
    answers: object = COBORROWERS_ANSWERS,
    loan: object = LOAN,
    at?: number,
  ) {
    const body = { lang: 'fr', ...loan, ...answers };
    const made = at === undefined ? '' : `&at=${at}`;
    return this.post(`/submit?action=pat_form&uniqid=${id}${made}`, body, token);
  }

  send(token: string, id: string, answers: object = COBORROWERS_ANSWERS, loan: object = LOAN) {
    const body = { lang: 'fr', ...loan, ...answers };
    return this.post(`/submit?action=pat_form&send=1&uniqid=${id}`, body, token);
  }

  follow(key: string) {
    return this.post('/shares/follow', { key });
  }

  /** Opens a link: returns the session's token, the share's id, and the data it may know. */
  async open(link: string) {
    const answer = await this.refresh(link);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { token, encodedData } = answer.json();
    const state = JSON.parse(encodedData);
    return { token: String(token), id: String(state.uniqId), state };
  }

  /** The mails to somebody, newest first. */
  async mailsTo(address: string) {
    return await this.#test.mailsTo(address);
  }

  /** Does work that mails this many letters, and waits until exactly these were handed over. */
  async mailing<T>(letters: number, work: () => Promise<T>): Promise<T> {
    // Mails of an earlier test must not be counted.
    await this.#test.allMailed();
    const before = this.#test.handed();
    const done = await work();
    await this.#test.allMailed();
    const mailed = this.#test.handed() - before;
    if (mailed !== letters) throw new Error(`${mailed} letters instead of ${letters}`);
    return done;
  }

  /** Shares the example under its own name, from which the co-borrower's address is made. */
  async begin(uniqid: string, overrides: object = {}, lang = 'fr'): Promise<Shared> {
    const token = await this.#test.openSession();
    const email = `${uniqid}@example.be`;
    const answers = { ...SHARED_ANSWERS, coborrowerEmail: email, ...overrides };
    const shared = await this.mailing(2, () => this.share(token, uniqid, answers, lang));
    if (shared.statusCode !== 200) throw new Error(shared.body);
    const key = String(shared.json().follow).split('#')[1] ?? '';
    return { token, key, email, link: await this.linkTo(email) };
  }

  /** Withdraws every share that other tests have left open, before time passes. */
  async endOthers(now: Date): Promise<void> {
    const { shares } = this.#test.storage;
    const ever = new Date(now.getTime() + 400 * 24 * 3_600_000);
    for (const { id } of await shares.waitingSince(ever)) {
      const share = await shares.find(id);
      if (share) await shares.transition({ ...share, endedAt: now }, 'withdraw');
    }
  }

  /** The link in the newest mail to somebody. */
  async linkTo(address: string): Promise<string> {
    const [mail] = await this.mailsTo(address);
    if (mail === undefined) throw new Error(`No mail to ${address}`);
    return linkIn(mail);
  }
}

/** The parameter of the link in a mail's text, from where a person would copy it. */
export function linkIn({ text }: Pick<Mail, 'text'>): string {
  const address = /http:\/\/localhost:3000\/\S+/.exec(text)?.[0];
  if (address === undefined) throw new Error(`No address in «${text}»`);
  const url = new URL(address);
  return url.searchParams.get('token') ?? url.searchParams.get('resume') ?? url.hash.slice(1);
}
