import { calls, type DraftCall, type Reply } from './calls.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'expired';

/**
 * Saves drafts one after the other, the newest last: while one is under way, only the newest of
 * those that follow is kept, so that an older draft can never land on a newer one.
 */
export class DraftSaver {
  #running: Promise<void> | undefined;
  #next: DraftCall | undefined;
  #last = '';
  readonly #tell: (state: SaveState) => void;

  constructor(tell: (state: SaveState) => void) {
    this.#tell = tell;
  }

  /** Saves, unless just this was saved last. */
  save(draft: DraftCall): void {
    if (JSON.stringify(draft) === this.#last && !this.#next) return;
    this.#next = draft;
    this.#running ??= this.#run();
  }

  /** Saves in a call that outlives the page. */
  saveOnLeaving(draft: DraftCall): void {
    if (JSON.stringify(draft) !== this.#last) void calls.saveDraft(draft, true);
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#next) {
      const draft = this.#next;
      this.#next = undefined;
      this.#tell('saving');
      const state = stateAfter(await calls.saveDraft(draft));
      if (state === 'saved') this.#last = JSON.stringify(draft);
      this.#tell(state);
    }
    this.#running = undefined;
  }
}

function stateAfter(reply: Reply): SaveState {
  if (reply.kind === 'unreachable') return 'failed';
  if (reply.status === 401 || reply.status === 403) return 'expired';
  return reply.status === 200 ? 'saved' : 'failed';
}
