import type { DraftCall, Reply } from './calls.ts';
import { type DraftEnd, draftEndIn } from './draft-end.ts';

/**
 * A `DraftEnd`: in another window, say, the application became what is no draft any more.
 * `ended`: the co-borrower's link opens nothing any more.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'expired' | 'ended' | DraftEnd;

/**
 * Saves drafts one after the other, the newest last: while one is under way, only the newest of
 * those that follow is kept, so that an older draft can never land on a newer one.
 */
export class DraftSaver {
  readonly #send: (draft: DraftCall, outlivingPage: boolean) => Promise<Reply>;
  #running: Promise<void> | undefined;
  #next: DraftCall | undefined;
  /** The draft last asked for, as text: saved, being saved or waiting; empty after a failure. */
  #latest = '';
  readonly #tell: (state: SaveState, answer?: unknown) => void;

  constructor(
    send: (draft: DraftCall, outlivingPage: boolean) => Promise<Reply>,
    tell: (state: SaveState, answer?: unknown) => void,
  ) {
    this.#send = send;
    this.#tell = tell;
  }

  /** Saves, unless just this was asked for last. */
  save(draft: DraftCall): void {
    const text = JSON.stringify(draft);
    if (text === this.#latest) return;
    this.#latest = text;
    this.#next = draft;
    this.#running ??= this.#run();
  }

  /** Saves in a call that outlives the page. */
  saveOnLeaving(draft: DraftCall): void {
    if (JSON.stringify(draft) === this.#latest && !this.#next) return;
    this.#next = undefined;
    void this.#send(draft, true);
  }

  /** Resolves when nothing is under way any more: with whether all that was asked for is saved. */
  async settled(): Promise<boolean> {
    await this.#running;
    return this.#latest !== '';
  }

  async #run(): Promise<void> {
    while (this.#next) {
      const draft = this.#next;
      this.#next = undefined;
      this.#tell('saving');
      const reply = await this.#send(draft, false);
      const state = stateAfter(reply);
      if (state !== 'saved' && !this.#next) this.#latest = '';
      this.#tell(state, reply.kind === 'answered' ? reply.body : undefined);
    }
    this.#running = undefined;
  }
}

function stateAfter(reply: Reply): SaveState {
  const end = draftEndIn(reply);
  if (end) return end;
  if (reply.kind === 'unreachable') return 'failed';
  if (reply.status === 401 || reply.status === 403) return 'expired';
  if (reply.status === 410) return 'ended';
  return reply.status === 200 ? 'saved' : 'failed';
}
