import { type Selectable, sql } from 'kysely';
import { isLocale } from '#domain/locale/locale.ts';
import { normaliseForm } from '#journey/inquiries/sent-form.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import {
  INQUIRY_FORMS,
  type Inquiry,
  type InquiryStore,
  type InquirySummary,
} from '../stores/inquiry.ts';
import type { Executor } from './database.ts';
import { deliveredBefore, purgeInBatches } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import { isDeliveryFree } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['inquiries']>;
/** Answers that earlier versions stored are text. */
type Sealed = Pick<Inquiry, 'answers' | 'files'>;

export const placeOfInquiry = (id: string) => `inquiries/${id}`;

/** What an inquiry's content is bound to: its form, its language, and when it was sent. */
export const boundColumnsOfInquiry = (row: Omit<Row, 'sealed'>): BoundColumns => [
  row.form,
  row.lang,
  row.sentAt.toISOString(),
];

const FORMS = sql.join([...INQUIRY_FORMS]);

export function createSqlInquiries(executor: Executor, keyRing: KeyRing): InquiryStore {
  return {
    add: async ({ answers, files, ...known }) => {
      const columns = boundColumnsOfInquiry(known);
      const sealed = sealBound(keyRing, { answers, files }, placeOfInquiry(known.id), columns);
      await executor
        .insertInto('inquiries')
        .values({ ...known, sealed })
        .execute();
    },
    find: async (id) => {
      const row = await executor
        .selectFrom('inquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && fromRow(row, keyRing);
    },
    list: async (newest) => {
      const rows = await executor
        .selectFrom('inquiries')
        .select(['id', 'form', 'lang', 'sentAt'])
        .orderBy('sentAt', 'desc')
        .orderBy('id')
        .$if(newest !== undefined, (all) => all.limit(newest ?? 0))
        .execute();
      return rows.map(summaryOf);
    },
    each: (unreadable) => {
      const pages = readPages<Row, Pick<Row, 'sentAt' | 'id'>>(
        (after) => {
          const query = executor
            .selectFrom('inquiries')
            .selectAll()
            .orderBy('sentAt')
            .orderBy('id')
            .limit(PAGE);
          if (after === undefined) return query.execute();
          const { sentAt, id } = after;
          return query
            .where(({ eb, refTuple, tuple }) =>
              eb(refTuple('sentAt', 'id'), '>', tuple(sentAt, id)),
            )
            .execute();
        },
        (row) => row,
      );
      return openEach(pages, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (id) => {
      await executor.deleteFrom('uploads').where('subjectId', '=', id).execute();
      await executor.deleteFrom('inquiries').where('id', '=', id).execute();
    },
    purgeDelivered: async (then) => {
      let gone = 0;
      await purgeInBatches(async () => {
        const { rows } = await sql<{ delivered: number; gone: number }>`
          with ${deliveredBefore(FORMS, then, isDeliveryFree)},
          files as (delete from uploads using delivered where uploads.subject_id = delivered.subject_id),
          gone as (
            delete from inquiries using delivered where inquiries.id = delivered.subject_id
            returning inquiries.id
          )
          select (select count(*) from delivered) as delivered, (select count(*) from gone) as gone`.execute(
          executor,
        );
        gone += rows[0]?.gone ?? 0;
        return rows[0]?.delivered ?? 0;
      });
      return gone;
    },
  };
}

function fromRow(row: Row, keyRing: KeyRing): Inquiry {
  const columns = boundColumnsOfInquiry(row);
  const sealed: Sealed = openBound(keyRing, row.sealed, placeOfInquiry(row.id), columns);
  return { ...summaryOf(row), ...sealed, answers: normaliseForm(sealed.answers) };
}

function summaryOf({ id, form, lang, sentAt }: Omit<Row, 'sealed'>): InquirySummary {
  const known = INQUIRY_FORMS.find((candidate) => candidate === form);
  if (known === undefined || !isLocale(lang))
    throw new Error(`An unknown inquiry: ${form} ${lang}`);
  return { id, form: known, lang, sentAt };
}
