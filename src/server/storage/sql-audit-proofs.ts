import type { Selectable } from 'kysely';
import { type AuditProof, PROOF_KINDS } from '../security/audit/proof.ts';
import type { AuditProofStore } from '../stores/audit-proof-store.ts';
import type { Executor } from './database.ts';
import type { Tables } from './tables.ts';

export function createSqlAuditProofs(executor: Executor): AuditProofStore {
  return {
    add: async ({ response, ...proof }) => {
      const written = response && Buffer.from(response).toString('base64');
      await executor
        .insertInto('auditProofs')
        .values({ ...proof, response: written })
        .execute();
    },
    list: async () => {
      const rows = await executor
        .selectFrom('auditProofs')
        .selectAll()
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(fromRow);
    },
    newest: async () => {
      const rows = await executor
        .selectFrom('auditProofs')
        .distinctOn('kind')
        .selectAll()
        .orderBy('kind')
        .orderBy('at', 'desc')
        .execute();
      return rows.map(fromRow);
    },
    purge: async (before) => {
      const gone = await executor
        .deleteFrom('auditProofs')
        .where('at', '<', before)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}

function fromRow({
  kind: written,
  response,
  ...row
}: Selectable<Tables['auditProofs']>): AuditProof {
  const kind = PROOF_KINDS.find((known) => known === written);
  if (kind === undefined) throw new Error(`An unknown proof of the audit log: ${written}`);
  return { ...row, kind, response: response === null ? null : Buffer.from(response, 'base64') };
}
