import { type Selectable, sql } from 'kysely';
import { isLocale } from '#domain/locale/locale.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import {
  INQUIRY_FORMS,
  type Inquiry,
  type InquiryStore,
  type InquirySummary,
} from '../inquiries/inquiry.ts';
import type { Executor } from './database.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['inquiries']>;

export const placeOfInquiry = (id: string) => `inquiries/${id}`;
const FORMS = sql.join([...INQUIRY_FORMS]);

export function createSqlInquiries(executor: Executor, keyRing: KeyRing): InquiryStore {
  return {
    add: async ({ answers, files, ...known }) => {
      const sealed = keyRing.seal(JSON.stringify({ answers, files }), placeOfInquiry(known.id));
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
    list: async () => {
      const rows = await executor
        .selectFrom('inquiries')
        .select(['id', 'form', 'lang', 'sentAt'])
        .orderBy('sentAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(summaryOf);
    },
    each: (unreadable) => {
      const pages = readPages<Row, string>(
        (after) => {
          const query = executor.selectFrom('inquiries').selectAll().orderBy('id').limit(PAGE);
          return (after === undefined ? query : query.where('id', '>', after)).execute();
        },
        (row) => row.id,
      );
      return openEach(pages, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (id) => {
      await executor.deleteFrom('uploads').where('subjectId', '=', id).execute();
      await executor.deleteFrom('inquiries').where('id', '=', id).execute();
    },
    purgeDelivered: async (then) => {
      const { rows } = await sql`
        with told as (
          delete from deliveries where kind in (${FORMS}) and delivered_at <= ${then}
          returning subject_id
        ),
        files as (delete from uploads where subject_id in (select subject_id from told))
        delete from inquiries where id in (select subject_id from told) returning id`.execute(
        executor,
      );
      return rows.length;
    },
  };
}

function fromRow(row: Row, keyRing: KeyRing): Inquiry {
  return { ...summaryOf(row), ...JSON.parse(keyRing.open(row.sealed, placeOfInquiry(row.id))) };
}

function summaryOf({ id, form, lang, sentAt }: Omit<Row, 'sealed'>): InquirySummary {
  const known = INQUIRY_FORMS.find((candidate) => candidate === form);
  if (known === undefined || !isLocale(lang))
    throw new Error(`An unknown inquiry: ${form} ${lang}`);
  return { id, form: known, lang, sentAt };
}
