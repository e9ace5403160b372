import { sql } from 'kysely';
import { WAITING_STATES } from '#journey/share-status.ts';
import type { SaveOutcome } from '../drafts/draft-store.ts';
import type { Executor } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { inBatches } from './in-batches.ts';
import type { Tables } from './tables.ts';

/** A draft's row as it is saved; when it was begun, and what was mailed about it, is kept. */
type SavedRow = Omit<Tables['drafts'], 'createdAt' | 'linkMailedAt' | 'expiryMailedAt'>;

/** What goes together: some kilobytes each. */
const MOST_TOGETHER = 32;

interface Outcome {
  outcome: string;
  waitingShare: string | null;
}

/** Another transaction holds its lock, or it could not be saved with the others. */
const BUSY: Outcome = { outcome: 'busy', waitingShare: null };

/**
 * Saves drafts unless they were sent or shared, those of visitors who save at the same time together. Whoever has to
 * wait, while the draft is being sent or shared, waits alone.
 */
export function createSaveUnlessSent(executor: Executor): (row: SavedRow) => Promise<SaveOutcome> {
  const save = async (drafts: readonly SavedRow[], mayWait: boolean) => {
    const each = <Name extends keyof SavedRow>(name: Name) => drafts.map((row) => row[name]);
    const { rows } = await sql<Outcome>`select * from save_drafts(
      ${mayWait}, ${[...WAITING_STATES]}, ${each('uniqid')}, ${each('sessionId')}, ${each('lang')}, ${each('step')},
      ${each('product')}, ${each('amountCents')}, ${each('additionalCents')}, ${each('duration')},
      ${each('taeg')}, ${each('monthlyCents')}, ${each('sealed')}, ${each('savedAt')}, ${each('expiresAt')},
      ${each('mayBeMailed')})`.execute(executor);
    return rows;
  };
  const saveTogether = inBatches<SavedRow, Outcome>(executor, MOST_TOGETHER, async (drafts) => {
    // An application that is saved twice at the same time is among them once.
    const fresh = drafts.filter(
      ({ uniqid }, n) => drafts.findIndex((row) => row.uniqid === uniqid) === n,
    );
    const outcomes = await save(fresh, false).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error;
      return []; // one of them cannot be saved: the others must not fail with it
    });
    return drafts.map((row) => outcomes[fresh.indexOf(row)] ?? BUSY);
  });
  return async (row) => {
    const saved = await saveTogether(row);
    if (saved.outcome !== BUSY.outcome) return readOutcome(saved);
    return readOutcome((await save([row], true))[0]);
  };
}

function readOutcome(row: Outcome | undefined): SaveOutcome {
  const kind = row?.outcome;
  if (kind === 'saved' || kind === 'foreign' || kind === 'alreadySent') return { kind };
  if (kind === 'shared' && row?.waitingShare) return { kind, shareId: row.waitingShare };
  throw new Error(`A save with an unknown outcome: ${kind}`);
}
