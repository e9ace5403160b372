import type { Reply } from './calls.ts';

/** What is sent of somebody who gave contact data and accepted the conditions (spec 2 §7). */
export type ProspectBody = Readonly<Record<string, string>>;

/** spec 2 §9 "Debounce": how long nothing may change before it is sent, in milliseconds. */
const SETTLED_AFTER = 500;

/**
 * Sends a prospect once typing has paused, and again when what counts has changed. It is no matter of
 * the applicant's: a failure is silent, and tried again with the next change.
 */
export class ProspectSender {
  readonly #send: (body: ProspectBody) => Promise<Reply>;
  /** What was sent last, and taken or still on its way; empty after a failure. */
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
      // One after the other, so that an older one never lands on a newer one.
      this.#running = this.#running.then(() => this.#sendNow(prospect.key, prospect.body()));
    }, SETTLED_AFTER);
  }

  async #sendNow(key: string, body: ProspectBody): Promise<void> {
    const reply = await this.#send(body);
    const taken = reply.kind === 'answered' && reply.status === 200;
    if (!taken && this.#sent === key) this.#sent = '';
  }
}
