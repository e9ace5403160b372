import { type RawBuilder, sql } from 'kysely';
import type { DeliverySubject } from '../stores/delivery-store.ts';
import type { ForgottenMail, IntegrityStore, StoredFile } from '../stores/integrity-store.ts';
import type { Executor } from './database.ts';
import { PAGE, readPages } from './read-pages.ts';

export function createSqlIntegrity(executor: Executor): IntegrityStore {
  return {
    listUndelivered: async () => {
      const { rows } = await sql<DeliverySubject>`
        select kind, subject_id from (
          select 'request' as kind, id as subject_id from requests
          union all select 'prospect', id from prospects
          union all select form, id from inquiries
          union all select 'newsletter', id from newsletter_subscriptions
            where confirmed_at is not null
          union all select 'share', id from shares where state = 'to-agree'
        ) stored
        where not exists (
          select 1 from deliveries
          where deliveries.kind = stored.kind and deliveries.subject_id = stored.subject_id
        )
        order by kind, subject_id`.execute(executor);
      return rows;
    },
    listForgottenMails: async (now) => {
      // In one statement, so that a mail which is sent in the meantime is seen either before or after.
      const { rows } = await sql<ForgottenMail>`
        select 'requests' as table, id from requests
        where confirmed_at is null and confirmation_failed_at is null
          and confirmation_withheld_at is null and not ${await isQueued('requestId', sql`requests.id`)}
        union all
        select 'newsletter_subscriptions', id from newsletter_subscriptions
        where mailed_at is null and confirmed_at is null and ended_at is null
          and expires_at > ${now} and not ${await isQueued('subscriptionId', sql`newsletter_subscriptions.id`)}
        order by 1, 2`.execute(executor);
      return rows;
    },
    listUnsealedDeliveries: async () => {
      // Those that a version put which sealed none are older.
      const { rows } = await sql<DeliverySubject>`
        select kind, subject_id from deliveries
        where coalesce(delivered_at, webhook_at, mail_at) is not null and sealed is null and put_at > (
          select min(put_at) from deliveries where sealed is not null
        )
        order by kind, subject_id`.execute(executor);
      return rows;
    },
    requestsAmong: async (references) => {
      const rows = await executor
        .selectFrom('requests')
        .select('reference')
        .where('reference', 'in', [...references])
        .execute();
      return new Set(rows.map(({ reference }) => reference));
    },
    sharesAmong: async (ids) => {
      const rows = await executor
        .selectFrom('shares')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    givenIn: async (references) => {
      const rows = await executor
        .selectFrom('requests')
        .leftJoin('givenDocuments as given', 'given.uniqid', 'requests.uniqid')
        .select(['reference', 'kind', 'borrower', 'sha256'])
        .where('reference', 'in', [...references])
        .execute();
      const groups = Map.groupBy(rows, ({ reference }) => reference);
      const namesOf = (own: typeof rows) =>
        own.flatMap(({ kind, borrower, sha256 }) =>
          kind && borrower && sha256 ? [{ kind, borrower, sha256 }] : [],
        );
      return new Map([...groups].map(([reference, own]) => [reference, namesOf(own)]));
    },
    listUnconfirmed: async () => {
      const rows = await executor
        .selectFrom('requests')
        .select('reference')
        .where('confirmationFailedAt', 'is not', null)
        .where('confirmedAt', 'is', null)
        .orderBy('reference')
        .execute();
      return rows.map(({ reference }) => reference);
    },
    eachFile: () =>
      readPages<StoredFile, string>(
        async (after) => {
          const { rows } = await sql<StoredFile>`
            select uploads.id, subject_id, owner.id is not null as has_subject
            from uploads left join lateral (
              select id from inquiries where inquiries.id = subject_id limit 1
            ) owner on true
            where sealed is not null and ${after === undefined ? sql`true` : sql`uploads.id > ${after}`}
            order by uploads.id limit ${sql.lit(PAGE)}`.execute(executor);
          return rows;
        },
        ({ id }) => id,
      ),
    fileIdsOf: async (subjectId) => {
      const rows = await executor
        .selectFrom('uploads')
        .select('id')
        .where('subjectId', '=', subjectId)
        .execute();
      return rows.map(({ id }) => id);
    },
  };

  /** Whether a job that is not done yet names the row so. Before the first start there is no queue. */
  async function isQueued(name: 'requestId' | 'subscriptionId', id: RawBuilder<unknown>) {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('pgboss.job') is not null as there`.execute(executor);
    if (rows[0]?.there !== true) return sql`false`;
    // Joined by its hash: a list of waiting jobs that outgrew the memory would be searched row by row.
    return sql`exists (
      select 1 from pgboss.job
      where state in ('created', 'retry', 'active') and data->>${sql.lit(name)} = ${id}::text
    )`;
  }
}
