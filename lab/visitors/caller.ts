import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';

/** When a visitor would give up, in milliseconds. */
const PATIENCE = 20_000;

/** The answer to a call: status 0 if there was none. `at` is in milliseconds since 1970, `ms` how long it took. */
export interface Answer {
  at: number;
  status: number;
  ms: number;
  /** The method and path, without identifiers. */
  call: string;
}

/** The answers to a visitor's calls, in the order of their time. */
export class Answers {
  all: Answer[] = [];
  /** How many answers have status 503 but no Retry-After. */
  withoutRetryAfter = 0;

  count(status: number) {
    return this.all.filter((answer) => answer.status === status).length;
  }
}

/** Thrown if a call is not answered as expected: the writer continues with something else. */
export class NotAnswered extends Error {}

/** Makes the calls of a visitor's browser and records the answers. */
export class Caller {
  answers = new Answers();
  #address;

  /** @param address of the server, or a function that returns it for each call */
  constructor(address: string | (() => string)) {
    this.#address = typeof address === 'string' ? () => address : address;
  }

  /** @returns the token of a new session */
  async openSession(): Promise<string> {
    const { token } = await this.#post('/jwt-get', { recaptcha: await this.prove() });
    return token;
  }

  /** @param number that the draft then holds */
  async saveDraft(token: string, uniqid: string, number: string) {
    const body = { lang: 'fr', firstname: 'Lien', number };
    const path = `/submit?action=pat_form&uniqid=${uniqid}&step=1&at=${Date.now()}`;
    await this.#post(path, body, token);
  }

  /** @returns what is kept of a draft and of sign-ins */
  async readDraft(
    token: string,
  ): Promise<{ uniqId?: string; number?: string; signedIn?: object[] }> {
    const { encodedData } = await this.#send('PUT', '/jwt-refresh', JSON.stringify({ token }));
    return JSON.parse(encodedData ?? '{}');
  }

  /** @returns the reference */
  async sendRequest(token: string, uniqid: string): Promise<string> {
    const body = { lang: 'fr', ...COMPLETE_ANSWERS, email: emailOf(uniqid) };
    const sent = await this.#post(`/submit?action=pat_form&uniqid=${uniqid}&send=1`, body, token);
    return sent.message;
  }

  /** @returns where it is followed */
  async share(token: string, uniqid: string): Promise<string> {
    const body = {
      ...{ lang: 'fr', ...COMPLETE_ANSWERS, email: `applicant.${emailOf(uniqid)}` },
      ...{ borrowers: 'two', coborrowerInfosEncoding: 'later', coborrowerGender: 'F' },
      ...{ coborrowerFirstname: 'Lotte', coborrowerLastname: 'Peeters' },
      coborrowerEmail: emailOf(uniqid),
    };
    const shared = await this.#post(`/submit?action=share_pat_form&uniqid=${uniqid}`, body, token);
    return shared.follow;
  }

  async leaveContact(token: string, uniqid: string) {
    const { product, gender, firstname, lastname, phone } = COMPLETE_ANSWERS;
    const person = { product, gender, firstname, lastname, phone, email: emailOf(uniqid) };
    await this.#post('/prospects', { lang: 'fr', step: '1', uniqId: uniqid, ...person }, token);
  }

  /** @param file that goes with it */
  async sendMessage(uniqid: string, file?: Blob) {
    const form = new FormData();
    const { firstname = '', lastname = '', phone = '', zip = '' } = COMPLETE_ANSWERS;
    const texts = {
      ...{ lang: 'fr', subject: 'klacht', firstname, lastname, phone, zip },
      ...{ email: emailOf(uniqid), message: 'Une question.' },
      'cf-turnstile-response': await this.prove(),
    };
    for (const [name, value] of Object.entries(texts)) form.append(name, String(value));
    if (file !== undefined) form.append('files', file, 'note.txt');
    await this.#send('POST', '/forms/contact', form, { 'x-doing-ajax': 'true' });
  }

  /** Solves the bot check. */
  async prove() {
    const challenge = await this.#send('GET', '/captcha/challenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  async #post(path: string, body: object, token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return await this.#send('POST', path, JSON.stringify(body), headers);
  }

  async #send(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Record<string, string> = {},
  ) {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    return await this.#fetch(`/api/v1${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  async #fetch(path: string, init: RequestInit) {
    const { text } = await this.#request(path, init);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  async #request(path: string, init: RequestInit) {
    const began = Date.now();
    let status = 0;
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(this.#address() + path, { ...init, signal });
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
      const [at, call] = [Date.now(), `${init.method ?? 'GET'} ${asked}`];
      this.answers.all.push({ at, status, ms: at - began, call });
    }
  }
}

export function emailOf(uniqid: string) {
  return `${uniqid.toLowerCase()}@example.be`;
}
