import { type RawBuilder, sql } from 'kysely';
import { DELIVERY_PERIOD } from '../operation/back-off.ts';
import { INQUIRY_FORMS } from '../stores/inquiry.ts';
import { cutoffsAt, type Periods, type RetainedTable } from '../stores/retention-table.ts';
import { isNotHeld } from './sql-holds.ts';
import { isDeliveryFree, isNotRestricted } from './sql-restrictions.ts';

type Condition = RawBuilder<unknown>;

/** What the purge deletes of a table at a time. */
export interface DueRows {
  /** The table, and what its rows are joined to. */
  from?: Condition;
  /** Which rows its own purge deletes: any of these, of which no two are true of the same row. */
  due: readonly Condition[];
  /** Which rows go with those of another table. */
  follows?: Condition;
  /** Which rows are kept by a hold or a restriction. */
  held?: Condition;
}

const FORMS = sql.join([...INQUIRY_FORMS]);

/**
 * Of each table the rows that the purge of `at` deletes, if it does not stop. Each table's store deletes them in its own
 * way; `retention-count.contract.ts` holds that both mean the same rows.
 */
export function dueRowsAt(
  at: Date,
  periods: Periods,
): Readonly<Record<Exclude<RetainedTable, 'erasures'>, DueRows>> {
  const before = cutoffsAt(at, periods);
  const undelivered = new Date(before.requests.getTime() - DELIVERY_PERIOD);
  const isRequestDue = (id: Condition) => sql`exists (
    select from deliveries where kind = 'request' and deliveries.subject_id = ${id}
      and delivered_at <= ${before.requests} and ${isDeliveryFree}
  ) and ${isNotHeld(id)}`;
  const isInquiryDue = (id: Condition) => sql`exists (
    select from deliveries where kind in (${FORMS}) and deliveries.subject_id = ${id}
      and delivered_at <= ${before.requests} and ${isDeliveryFree}
  )`;
  const free = {
    draft: isNotRestricted('application', sql`drafts.uniqid`),
    request: isNotRestricted('application', sql`requests.uniqid`),
    share: isNotRestricted('application', sql`shares.uniqid`),
    prospect: isNotRestricted('application', sql`prospects.uniqid`),
    inquiry: isNotRestricted('inquiry', sql`inquiries.id::text`),
    newsletter: isNotRestricted('newsletter', sql`newsletter_subscriptions.id::text`),
    signIn: isNotRestricted('sign-in', sql`sign_ins.session_id::text`),
  };
  const isDraftDue = sql`drafts.expires_at <= ${at} and ${free.draft}`;
  const isShareDue = sql`coalesce(shares.ended_at, shares.expires_at) <= ${before.shares} and ${free.share}`;
  const isHeld = (id: Condition) => sql`not ${isNotHeld(id)}`;
  const unconfirmed = sql`confirmed_at is null and expires_at <= ${at} and ${free.newsletter}`;
  const ended = sql`ended_at <= ${before.requests} and ${free.newsletter} and (
    ended_at <= ${undelivered} or exists (
      select from deliveries where kind = 'newsletter' and subject_id = newsletter_subscriptions.id
        and coalesce(delivered_at, failed_at) <= ${before.requests}
    )
  )`;
  const ofSubject = (table: string, isDue: Condition) => sql`exists (
    select from ${sql.raw(table)} where ${sql.raw(table)}.id = deliveries.subject_id and ${isDue}
  )`;
  return {
    drafts: { due: [isDraftDue], held: sql`not ${free.draft}` },
    draft_decisions: {
      due: [],
      follows: sql`exists (
        select from drafts where drafts.uniqid = draft_decisions.uniqid and ${isDraftDue}
      )`,
      held: sql`not ${isNotRestricted('application', sql`draft_decisions.uniqid`)}`,
    },
    sessions: { due: [sql`expires_at <= ${at}`] },
    requests: {
      from: sql`requests left join deliveries on kind = 'request' and subject_id = requests.id`,
      due: [
        sql`delivered_at <= ${before.requests} and ${isNotHeld(sql`requests.id`)} and ${free.request}`,
      ],
      held: sql`${isHeld(sql`requests.id`)} or not ${free.request}`,
    },
    holds: {
      due: [],
      follows: isRequestDue(sql`holds.request_id`),
      held: isHeld(sql`holds.request_id`),
    },
    shares: { due: [isShareDue], held: sql`not ${free.share}` },
    sign_in_attempts: { due: [sql`expires_at <= ${at}`] },
    sign_ins: {
      due: [
        sql`expires_at <= ${at} and ${free.signIn}`,
        sql`expires_at > ${at} and ${free.signIn} and session_id in (
          select id from sessions where share_id is not null and sessions.expires_at <= ${at}
        )`,
      ],
      held: sql`not ${free.signIn}`,
    },
    prospects: {
      due: [sql`expires_at <= ${at} and ${free.prospect}`],
      held: sql`not ${free.prospect}`,
    },
    inquiries: {
      from: sql`inquiries left join deliveries on kind = form and subject_id = inquiries.id`,
      due: [sql`delivered_at <= ${before.requests} and ${free.inquiry}`],
      held: sql`not ${free.inquiry}`,
    },
    uploads: {
      due: [sql`subject_id is null and begun_at <= ${before.unsentFiles}`],
      follows: isInquiryDue(sql`uploads.subject_id`),
    },
    upload_pieces: {
      due: [],
      follows: sql`exists (
        select from uploads where uploads.id = upload_id and (
          uploads.subject_id is null and begun_at <= ${before.unsentFiles}
          or ${isInquiryDue(sql`uploads.subject_id`)}
        )
      )`,
    },
    newsletter_subscriptions: {
      due: [unconfirmed, sql`not (${unconfirmed}) and ${ended}`],
      held: sql`not ${free.newsletter}`,
    },
    deliveries: {
      due: [],
      follows: sql`${isDeliveryFree} and (
        kind = 'request' and delivered_at <= ${before.requests} and ${isNotHeld(sql`subject_id`)}
        or kind in (${FORMS}) and delivered_at <= ${before.requests}
        or kind = 'prospect' and ${ofSubject('prospects', sql`expires_at <= ${at}`)}
        or kind = 'share' and ${ofSubject('shares', isShareDue)}
        or kind = 'newsletter' and ${ofSubject(
          'newsletter_subscriptions',
          sql`(${unconfirmed} or ended_at <= ${before.requests} and (
            ended_at <= ${undelivered}
            or coalesce(deliveries.delivered_at, deliveries.failed_at) <= ${before.requests}
          ))`,
        )})`,
      held: sql`kind = 'request' and ${isHeld(sql`subject_id`)} or not ${isDeliveryFree}`,
    },
    given_documents: {
      due: [],
      follows: sql`not exists (
        select from drafts where drafts.uniqid = given_documents.uniqid and not (${isDraftDue})
      ) and not exists (
        select from shares where shares.uniqid = given_documents.uniqid and not (${isShareDue})
      ) and not exists (
        select from requests where requests.uniqid = given_documents.uniqid
          and not (${isRequestDue(sql`requests.id`)})
      )`,
      held: sql`not ${isNotRestricted('application', sql`given_documents.uniqid`)} or exists (
        select from requests where requests.uniqid = given_documents.uniqid
          and ${isHeld(sql`requests.id`)}
      )`,
    },
    'pgboss.job': {
      due: [],
      follows: sql`deletion_seconds > 0 and completed_on + deletion_seconds * interval '1 second' < ${at}
        or state < 'active' and keep_until < ${at}`,
    },
    audit_entries: {
      due: [
        sql`position < coalesce((
        select position from audit_entries where at >= ${before.audit} order by position limit 1
      ), ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
      ],
    },
    restrictions: { due: [sql`lifted_at <= ${before.requests}`] },
    restricted: {
      due: [],
      follows: sql`exists (
        select from restrictions where id = restriction_id and lifted_at <= ${before.requests}
      )`,
    },
    audit_proofs: { due: [sql`at < ${before.audit}`] },
    audit_keys: { due: [] },
    consent_texts: { due: [] },
    encryption_keys: { due: [] },
    spent_proofs: { due: [sql`expires_at <= ${at}`] },
    rate_counts: { due: [sql`ends_at <= ${at}`] },
    retention_stops: { due: [] },
    backups: {
      due: [sql`at < ${before.backups} and at < (select max(at) from backups)`],
    },
    development_mail: { due: [] },
  };
}

/** A condition that is true if any is. */
export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? sql`false`
    : sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` or `,
      );
