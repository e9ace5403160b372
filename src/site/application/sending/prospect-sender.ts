import type { Reply } from '#site/browser/call-api.ts';
import type { ProspectBody } from '../calls.ts';

/**
 * how long the data must stay unchanged before it is sent, in milliseconds.
 */
const SETTLED_AFTER = 500;

/**
 * Sends a prospect once typing has paused, and again when relevant data has changed. The applicant
 * is not concerned: a failure is silent, and retried with the next change.
 */
export class ProspectSender {
  readonly #send: (body: ProspectBody) => Promise<Reply>;
  /** The data sent last, accepted or still being sent; empty after a failure. */
  #sent = '';
  #waiting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(send: (body: ProspectBody) => Promise<Reply>) {
    this.#send = send;
  }

  /** `key`: what it is the same by; `body` is read as it is sent. Nothing to send: undefined. */
  offer(prospect: { readonly key: string; readonly body: () => ProspectBody } | undefined): void {
    if (prospect?.key === this.#waiting && prospect !== undefined) return;
    this.#waiting = undefined;
    clearTimeout(this.#timer);
    if (!prospect || prospect.key === this.#sent) return;
    this.#waiting = prospect.key;
    this.#timer = setTimeout(() => {
      this.#waiting = undefined;
      this.#sent = prospect.key;
      // Calls are made in sequence, so that older data never overwrites newer data.
      this.#running = this.#running.then(() => this.#sendNow(prospect.key, prospect.body()));
    }, SETTLED_AFTER);
  }

  async #sendNow(key: string, body: ProspectBody): Promise<void> {
    const reply = await this.#send(body);
    const taken = reply.kind === 'ok';
    if (!taken && this.#sent === key) this.#sent = '';
  }
}
