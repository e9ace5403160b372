import type { Selectable } from 'kysely';
import { isContractLocale } from '#domain/locale/locale.ts';
import type { SignedInValues } from '#journey/signed-in.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import { type KeyRing, openUnlessGone } from '../security/encryption/key-ring.ts';
import type { SignInStore, StoredAttempt, StoredSignIn } from '../stores/sign-in-store.ts';
import type { Executor } from './database.ts';
import { purgeByTime } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import type { Tables } from './tables.ts';

type SignInRow = Selectable<Tables['signIns']>;

export const placeOfAttempt = (stateHash: string) => `sign_in_attempts/${stateHash}`;
export const placeOfSignIn = (of: Pick<StoredSignIn, 'sessionId' | 'provider'>) =>
  `sign_ins/${of.sessionId}/${of.provider}`;

/** What an attempt's secrets are bound to: whose it is, and until when. */
export const boundColumnsOfAttempt = (
  row: Omit<Tables['signInAttempts'], 'sealed' | 'stateHash' | 'outcome'>,
): BoundColumns => [
  row.browserHash,
  row.provider,
  row.sessionId,
  row.lang,
  row.expiresAt.toISOString(),
];

/** What the claims of a sign-in are bound to, next to its session and provider: its times. */
export const boundColumnsOfSignIn = (row: Pick<SignInRow, 'at' | 'expiresAt'>): BoundColumns => [
  row.at.toISOString(),
  row.expiresAt.toISOString(),
];

export function createSqlSignIns(executor: Executor, keyRing: KeyRing): SignInStore {
  return {
    begin: async ({ nonce, verifier, ...open }) => {
      const place = placeOfAttempt(open.stateHash);
      const sealed = sealBound(keyRing, { nonce, verifier }, place, boundColumnsOfAttempt(open));
      await executor
        .insertInto('signInAttempts')
        .values({ ...open, sealed })
        .execute();
    },
    take: async ({ stateHash, browserHash, provider }, now) => {
      const row = await executor
        .updateTable('signInAttempts')
        .set({ outcome: 'under-way' })
        .where('stateHash', '=', stateHash)
        .where('browserHash', '=', browserHash)
        .where('provider', '=', provider)
        .where('expiresAt', '>', now)
        .where('outcome', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && openUnlessGone(() => toAttempt(row, keyRing), undefined);
    },
    settle: async ({ stateHash, browserHash, provider }, outcome) => {
      if (outcome === 'done')
        await executor
          .updateTable('signInAttempts')
          .set({ outcome })
          .where('stateHash', '=', stateHash)
          .where('browserHash', '=', browserHash)
          .where('provider', '=', provider)
          .execute();
      else await executor.deleteFrom('signInAttempts').where('stateHash', '=', stateHash).execute();
    },
    outcomeOf: async ({ stateHash, browserHash, provider }, now) => {
      const row = await executor
        .selectFrom('signInAttempts')
        .select('outcome')
        .where('stateHash', '=', stateHash)
        .where('browserHash', '=', browserHash)
        .where('provider', '=', provider)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row?.outcome === 'done' || row?.outcome === 'under-way' ? row.outcome : undefined;
    },
    keep: async ({ values, ...open }) => {
      const row = { ...open, sealed: sealValues(keyRing, values, open) };
      const { sealed, at, expiresAt } = row;
      await executor
        .insertInto('signIns')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['sessionId', 'provider']).doUpdateSet({ sealed, at, expiresAt }),
        )
        .execute();
    },
    of: async (sessionId, now) => {
      const rows = await executor
        .selectFrom('signIns')
        .selectAll()
        .where('sessionId', '=', sessionId)
        .where('expiresAt', '>', now)
        .orderBy('at')
        .execute();
      return rows.flatMap((row) => openUnlessGone(() => [toSignIn(row, keyRing)], []));
    },
    move: async (from, to) => {
      const rows = await executor
        .deleteFrom('signIns')
        .where('sessionId', '=', from)
        .returningAll()
        .execute();
      // A restriction stays on them.
      await executor
        .updateTable('restricted')
        .set({ name: to })
        .where('what', '=', 'sign-in')
        .where('name', '=', from)
        .execute();
      for (const row of rows) {
        // The encrypted data are bound to the row's session.
        const signIn = openUnlessGone(() => toSignIn(row, keyRing), undefined);
        if (signIn === undefined) continue;
        const { values, ...open } = { ...signIn, sessionId: to };
        const sealed = sealValues(keyRing, values, open);
        await executor
          .insertInto('signIns')
          .values({ ...open, sealed })
          .execute();
      }
    },
    forget: async (sessionId) => {
      await executor.deleteFrom('signInAttempts').where('sessionId', '=', sessionId).execute();
      await executor.deleteFrom('signIns').where('sessionId', '=', sessionId).execute();
    },
    forgetOfShare: async (shareId) => {
      const ofShare = executor.selectFrom('sessions').select('id').where('shareId', '=', shareId);
      await executor.deleteFrom('signInAttempts').where('sessionId', 'in', ofShare).execute();
      await executor.deleteFrom('signIns').where('sessionId', 'in', ofShare).execute();
    },
    each: (unreadable) => {
      const pages = readPages<SignInRow, Pick<SignInRow, 'sessionId' | 'provider'>>(
        (after) => {
          const query = executor
            .selectFrom('signIns')
            .selectAll()
            .orderBy('sessionId')
            .orderBy('provider')
            .limit(PAGE);
          if (after === undefined) return query.execute();
          const { sessionId, provider } = after;
          return query
            .where(({ eb, refTuple, tuple }) =>
              eb(refTuple('sessionId', 'provider'), '>', tuple(sessionId, provider)),
            )
            .execute();
        },
        (row) => row,
      );
      return openEach(pages, (row) => toSignIn(row, keyRing), unreadable);
    },
    purge: (now) => purgeByTime(executor, 'sign_ins', now),
    purgeAttempts: (now) => purgeByTime(executor, 'sign_in_attempts', now),
  };
}

const sealValues = (
  keyRing: KeyRing,
  values: SignedInValues,
  open: Omit<StoredSignIn, 'values'>,
): Buffer => sealBound(keyRing, values, placeOfSignIn(open), boundColumnsOfSignIn(open));

function toSignIn({ sealed, ...open }: SignInRow, keyRing: KeyRing): StoredSignIn {
  const columns = boundColumnsOfSignIn(open);
  const values: SignedInValues = openBound(keyRing, sealed, placeOfSignIn(open), columns);
  return { ...open, values };
}

function toAttempt(row: Selectable<Tables['signInAttempts']>, keyRing: KeyRing): StoredAttempt {
  const { sealed, lang, outcome: _, ...open } = row;
  if (!isContractLocale(lang)) throw new Error(`A sign-in in an unknown language: ${lang}`);
  const { nonce, verifier }: Pick<StoredAttempt, 'nonce' | 'verifier'> = openBound(
    keyRing,
    sealed,
    placeOfAttempt(row.stateHash),
    boundColumnsOfAttempt(row),
  );
  return { ...open, lang, nonce, verifier };
}
