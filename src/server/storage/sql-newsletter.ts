import { type Selectable, sql } from 'kysely';
import { isLocale } from '#domain/locale/locale.ts';
import { DELIVERY_PERIOD } from '../operation/back-off.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type {
  Subscription,
  SubscriptionStore,
  SubscriptionSummary,
} from '../stores/subscription.ts';
import { createAddressMarks } from './address-marks.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE, purgeInBatches } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import { isNotRestricted } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['newsletterSubscriptions']>;

const TABLE = 'newsletterSubscriptions';
const addresses = createAddressMarks('newsletter address');
export const placeOfSubscription = (id: string) => `newsletter_subscriptions/${id}`;

/** What a subscription's content is bound to: its language, its times, and whether it counts (R-6.11). */
export const boundColumnsOfSubscription = (
  row: Pick<Row, 'lang' | 'askedAt' | 'expiresAt' | 'confirmedAt' | 'endedAt'>,
): BoundColumns => [
  row.lang,
  row.askedAt.toISOString(),
  row.expiresAt.toISOString(),
  row.confirmedAt?.toISOString() ?? null,
  row.endedAt?.toISOString() ?? null,
];

/** The mark of a subscription's address. */
export const markOfSubscription = (keyRing: KeyRing, { email }: Pick<Subscription, 'email'>) =>
  addresses.mark(keyRing, email);

/** Addresses are found by a keyed hash that only the key ring can make, so the table names nobody. */
export function createSqlNewsletter(executor: Executor, keyRing: KeyRing): SubscriptionStore {
  const marksOf = (email: string) => [...addresses.marks(keyRing, email)];
  /** Changes what the content is bound to. */
  const change = async (id: string, changed: Partial<Pick<Row, 'confirmedAt' | 'endedAt'>>) => {
    const row = await executor
      .selectFrom(TABLE)
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    const content = contentOf(row, keyRing);
    const columns = boundColumnsOfSubscription({ ...row, ...changed });
    const sealed = sealBound(keyRing, content, placeOfSubscription(id), columns);
    await executor
      .updateTable(TABLE)
      .set({ ...changed, sealed })
      .where('id', '=', id)
      .execute();
  };
  return {
    claim: async (email) => {
      const mark = addresses.mark(keyRing, email);
      await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(executor);
    },
    add: async ({ email, consent, unsubscribe, ...known }) => {
      const row = {
        ...known,
        mailedAt: known.mailedAt ?? null,
        confirmedAt: known.confirmedAt ?? null,
        endedAt: known.endedAt ?? null,
      };
      const content = { email, consent, unsubscribe };
      const columns = boundColumnsOfSubscription(row);
      const sealed = sealBound(keyRing, content, placeOfSubscription(known.id), columns);
      const addressMark = addresses.mark(keyRing, email);
      await executor
        .insertInto(TABLE)
        .values({ ...row, addressMark, sealed })
        .execute();
    },
    find: async (id) => {
      const row = await executor
        .selectFrom(TABLE)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && fromRow(row, keyRing);
    },
    findCounting: async (email) => {
      const row = await executor
        .selectFrom(TABLE)
        .selectAll()
        .where('addressMark', 'in', marksOf(email))
        .where('confirmedAt', 'is not', null)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      return row && fromRow(row, keyRing);
    },
    countMailed: async (email, since) => {
      const rows = await executor
        .selectFrom(TABLE)
        .select('id')
        .where('addressMark', 'in', marksOf(email))
        .where('mailedAt', '>', since)
        .execute();
      return rows.length;
    },
    markMailed: async (id, mailedAt) => {
      await executor.updateTable(TABLE).set({ mailedAt }).where('id', '=', id).execute();
    },
    markConfirmed: (id, confirmedAt) => change(id, { confirmedAt }),
    markEnded: (id, endedAt) => change(id, { endedAt }),
    list: async (newest) => {
      const rows = await executor
        .selectFrom(TABLE)
        .select(['id', 'lang', 'askedAt', 'expiresAt', 'mailedAt', 'confirmedAt', 'endedAt'])
        .orderBy('askedAt', 'desc')
        .orderBy('id')
        .$if(newest !== undefined, (all) => all.limit(newest ?? 0))
        .execute();
      return rows.map(summaryOf);
    },
    each: (unreadable) => {
      const pages = readPages<Row, string>(
        (after) => {
          const query = executor.selectFrom(TABLE).selectAll().orderBy('id').limit(PAGE);
          return (after === undefined ? query : query.where('id', '>', after)).execute();
        },
        (row) => row.id,
      );
      return openEach(pages, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (id) => {
      await executor.deleteFrom(TABLE).where('id', '=', id).execute();
    },
    purge: async (now, then) => {
      const most = sql.lit(PURGED_AT_ONCE);
      // Without a channel nothing is delivered or given up: who withdrew is not kept for it.
      const undelivered = new Date(then.getTime() - DELIVERY_PERIOD);
      const unconfirmed = await purgeInBatches(async () => {
        const { rows } = await sql`
          with due as (
            select id from newsletter_subscriptions
            where confirmed_at is null and expires_at <= ${now}
              and ${isNotRestricted('newsletter', sql`newsletter_subscriptions.id::text`)}
            order by expires_at limit ${most} for update skip locked
          )
          delete from newsletter_subscriptions as gone using due where gone.id = due.id
          returning gone.id`.execute(executor);
        return rows.length;
      });
      const ended = await purgeInBatches(async () => {
        const { rows } = await sql`
          with due as (
            select ended.id from newsletter_subscriptions ended
            left join deliveries on kind = 'newsletter' and subject_id = ended.id
            where ended_at <= ${then} and ${isNotRestricted('newsletter', sql`ended.id::text`)} and (
              coalesce(delivered_at, failed_at) <= ${then} or ended_at <= ${undelivered}
            )
            order by ended_at limit ${most} for update of ended skip locked
          ),
          their_deliveries as (
            delete from deliveries using due where kind = 'newsletter' and subject_id = due.id
          )
          delete from newsletter_subscriptions as gone using due where gone.id = due.id
          returning gone.id`.execute(executor);
        return rows.length;
      });
      return unconfirmed + ended;
    },
  };
}

const contentOf = (row: Row, keyRing: KeyRing) =>
  openBound<Pick<Subscription, 'email' | 'consent' | 'unsubscribe'>>(
    keyRing,
    row.sealed,
    placeOfSubscription(row.id),
    boundColumnsOfSubscription(row),
  );

const fromRow = (row: Row, keyRing: KeyRing): Subscription => ({
  ...summaryOf(row),
  ...contentOf(row, keyRing),
});

function summaryOf(row: Omit<Row, 'sealed' | 'addressMark'>): SubscriptionSummary {
  const { id, lang, askedAt, expiresAt } = row;
  if (!isLocale(lang)) throw new Error(`A subscription in an unknown language: ${lang}`);
  return {
    id,
    lang,
    askedAt,
    expiresAt,
    mailedAt: row.mailedAt ?? undefined,
    confirmedAt: row.confirmedAt ?? undefined,
    endedAt: row.endedAt ?? undefined,
  };
}
