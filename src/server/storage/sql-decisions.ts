import type { Selectable } from 'kysely';
import type { DraftDecision } from '#journey/draft-decisions.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { Executor } from './database.ts';
import type { Tables } from './tables.ts';

type Key = Pick<Selectable<Tables['draftDecisions']>, 'uniqid' | 'fingerprint'>;

export const placeOfDecision = ({ uniqid, fingerprint }: Key) =>
  `draft_decisions/${uniqid}/${fingerprint}`;

/** What a decision is bound to, next to its draft: when it was shown. */
export const boundColumnsOfDecision = (row: { at: Date }): BoundColumns => [row.at.toISOString()];

export function createSqlDecisions(executor: Executor, keyRing: KeyRing): DecisionStore {
  return {
    add: async (uniqid, at, decisions) => {
      const rows = decisions.map((decision) => {
        // Keyed: anyone could try figures out on a plain hash.
        const fingerprint = keyRing.mark(JSON.stringify(decision), 'draft decision');
        const key = { uniqid, fingerprint };
        const columns = boundColumnsOfDecision({ at });
        return { ...key, at, sealed: sealBound(keyRing, decision, placeOfDecision(key), columns) };
      });
      await executor
        .insertInto('draftDecisions')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    listOf: async (uniqid) => {
      const rows = await executor
        .selectFrom('draftDecisions')
        .selectAll()
        .where('uniqid', '=', uniqid)
        .orderBy('at')
        .orderBy('fingerprint')
        .execute();
      return rows.map((row) => {
        const columns = boundColumnsOfDecision(row);
        const decision: DraftDecision = openBound(
          keyRing,
          row.sealed,
          placeOfDecision(row),
          columns,
        );
        return { ...decision, at: row.at };
      });
    },
  };
}
