import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';

/** When a visitor would give up, in milliseconds. */
const PATIENCE = 20_000;

/** The answers by status (0 for none): how many, and the longest wait in milliseconds. */
export class Answers {
  /** @type {Map<number, { count: number, longest: number }>} */
  byStatus = new Map();
  /** How many answers say «not now» without saying when. */
  withoutRetryAfter = 0;

  /** @param {number} status @param {number} ms @param {string} [_call] its method and path, without identifiers */
  note(status, ms, _call) {
    const { count, longest } = this.byStatus.get(status) ?? { count: 0, longest: 0 };
    this.byStatus.set(status, { count: count + 1, longest: Math.max(longest, ms) });
  }

  /** @param {number} status */
  count(status) {
    return this.byStatus.get(status)?.count ?? 0;
  }

  /** The longest wait for any answer. */
  get longest() {
    return Math.max(0, ...[...this.byStatus.values()].map(({ longest }) => longest));
  }

  toString() {
    return [...this.byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, { count, longest }]) => `${count} × ${status || 'none'} (≤ ${longest} ms)`)
      .join(', ');
  }
}

/** Thrown if a call is not answered as expected: the writer continues with something else. */
export class NotAnswered extends Error {}

/** Makes the calls of a visitor's browser and records the answers. */
export class Caller {
  answers = new Answers();
  #address;

  /** @param {string} address */
  constructor(address) {
    this.#address = address;
  }

  /** @returns {Promise<string>} the token of a new session */
  async openSession() {
    const { token } = await this.#post('/jwt-get', { recaptcha: await this.#prove() });
    return token;
  }

  /** @param {string} token @param {string} uniqid @param {string} number that the draft then holds */
  async saveDraft(token, uniqid, number) {
    const body = { lang: 'fr', firstname: 'Lien', number };
    await this.#post(`/submit?action=pat_form&uniqid=${uniqid}&step=1`, body, token);
  }

  /** @param {string} token @returns {Promise<{ uniqId?: string, number?: string, signedIn?: object[] }>} what is kept of a draft and of sign-ins */
  async readDraft(token) {
    const { encodedData } = await this.#send('PUT', '/jwt-refresh', JSON.stringify({ token }));
    return JSON.parse(encodedData ?? '{}');
  }

  /** @param {string} token @param {string} uniqid @returns {Promise<string>} the reference */
  async sendRequest(token, uniqid) {
    const body = { lang: 'fr', ...COMPLETE_ANSWERS, email: emailOf(uniqid) };
    const sent = await this.#post(`/submit?action=pat_form&uniqid=${uniqid}&send=1`, body, token);
    return sent.message;
  }

  /** @param {string} token @param {string} uniqid @returns {Promise<string>} where it is followed */
  async share(token, uniqid) {
    const body = {
      ...{ lang: 'fr', ...COMPLETE_ANSWERS, email: `applicant.${emailOf(uniqid)}` },
      ...{ borrowers: 'two', coborrowerInfosEncoding: 'later', coborrowerGender: 'F' },
      ...{ coborrowerFirstname: 'Lotte', coborrowerLastname: 'Peeters' },
      coborrowerEmail: emailOf(uniqid),
    };
    const shared = await this.#post(`/submit?action=share_pat_form&uniqid=${uniqid}`, body, token);
    return shared.follow;
  }

  /** @param {string} token @param {string} uniqid */
  async leaveContact(token, uniqid) {
    const { product, gender, firstname, lastname, phone } = COMPLETE_ANSWERS;
    const person = { product, gender, firstname, lastname, phone, email: emailOf(uniqid) };
    await this.#post('/prospects', { lang: 'fr', step: '1', uniqId: uniqid, ...person }, token);
  }

  /** @param {string} uniqid @param {{ name: string, bytes: Uint8Array<ArrayBuffer> }} [file] that goes with it */
  async sendMessage(uniqid, file) {
    const form = new FormData();
    const { firstname = '', lastname = '', phone = '', zip = '' } = COMPLETE_ANSWERS;
    const texts = {
      ...{ lang: 'fr', subject: 'klacht', firstname, lastname, phone, zip },
      ...{ email: emailOf(uniqid), message: 'Une question.' },
      'cf-turnstile-response': await this.#prove(),
    };
    for (const [name, value] of Object.entries(texts)) form.append(name, String(value));
    if (file !== undefined) form.append('files', new Blob([file.bytes]), file.name);
    await this.#send('POST', '/forms/contact', form, { 'x-doing-ajax': 'true' });
  }

  /**
   * Begins to sign in with itsme.
   * @param {string} token
   * @returns {Promise<{ url: string, cookie: string, server: string }>} where the provider asks, what the browser keeps,
   *   and, where a load balancer says so, which server answered
   */
  async beginSignIn(token) {
    const { text, headers } = await this.#ask('/api/v1/itsme-auth-url', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, lang: 'fr' }),
    });
    const [cookie = ''] = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return { url: JSON.parse(text).url, cookie, server: headers.get('x-server') ?? '' };
  }

  /**
   * Comes back from the provider.
   * @param {string} back the address that the provider redirects to
   * @param {string} cookie
   * @returns {Promise<{ outcome: string, server: string }>} `done`, or what the application tells the visitor
   */
  async endSignIn(back, cookie) {
    const { pathname, search } = new URL(back);
    const { headers } = await this.#ask(pathname + search, {
      headers: { cookie },
      redirect: 'manual',
    });
    const form = new URL(headers.get('location') ?? '', this.#address);
    const outcome = form.searchParams.get('sign-in') ?? '';
    return { outcome, server: headers.get('x-server') ?? '' };
  }

  /** A page, which needs no database. */
  async openPage() {
    await this.#fetch('/fr/', {});
  }

  async #prove() {
    const challenge = await this.#send('GET', '/captcha/challenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** @param {string} path @param {object} body @param {string} [token] */
  async #post(path, body, token) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return await this.#send('POST', path, JSON.stringify(body), headers);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string | FormData} [body]
   * @param {Record<string, string>} [headers]
   */
  async #send(method, path, body, headers = {}) {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    return await this.#fetch(`/api/v1${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  /** @param {string} path @param {RequestInit} init */
  async #fetch(path, init) {
    const { text } = await this.#ask(path, init);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  /** @param {string} path @param {RequestInit} init */
  async #ask(path, init) {
    const began = Date.now();
    let status = 0;
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(this.#address + path, { ...init, signal });
      const text = await response.text();
      status = response.status;
      if (status === 503 && !response.headers.has('retry-after'))
        this.answers.withoutRetryAfter += 1;
      if (status >= 400) throw new NotAnswered(`${status}`);
      return { text, headers: response.headers };
    } catch (error) {
      if (error instanceof NotAnswered) throw error;
      status = 0;
      throw new NotAnswered('no answer');
    } finally {
      const [asked = ''] = path.split('?');
      this.answers.note(status, Date.now() - began, `${init.method ?? 'GET'} ${asked}`);
    }
  }
}

/** @param {string} uniqid */
export function emailOf(uniqid) {
  return `${uniqid.toLowerCase()}@example.be`;
}
