import { createHash, randomBytes } from 'node:crypto';
import { hashEntry } from '../../src/server/audit/chain.ts';
import type { KeyRing } from '../../src/server/encryption/key-ring.ts';
import { placeOfDraft } from '../../src/server/storage/sql-drafts.ts';
import { placeOfInquiry } from '../../src/server/storage/sql-inquiries.ts';
import { markOfRequest, placeOfRequest } from '../../src/server/storage/sql-requests.ts';
import { placeOfPiece, placeOfUpload } from '../../src/server/storage/sql-uploads.ts';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { exampleRequest } from '../../tests/examples/example-request.ts';
import { copyRows } from './copy-rows.ts';

const DAY = 24 * 3_600_000;

/** The bytes of the one file that comes with a form. */
export const FILE_BYTES = 20 * 1024;

/** How many rows of each kind belong to so many drafts. */
export const countsFor = (drafts: number) => ({
  drafts,
  requests: drafts / 5,
  files: drafts / 50,
  entries: drafts,
});

/** @param text a name of something invented; always the same id */
const idOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * Fills the tables from one size up to the next. Everything is invented, the same answers under other names, and
 * really sealed, each value for its own row.
 */
export async function fill(
  {
    postgres,
    address,
    keyRing,
    last,
  }: {
    postgres: { programs: string };
    address: string;
    keyRing: KeyRing;
    last: { position: number; hash: string };
  },
  from: ReturnType<typeof countsFor>,
  to: ReturnType<typeof countsFor>,
) {
  const now = Date.now();
  const content = JSON.stringify(COMPLETE_ANSWERS);
  /** Spread over the last thirty days. */
  const ago = (n: number, all: number) =>
    new Date(now - 60_000 - Math.floor((30 * DAY * (all - n)) / all));
  const copy = (table: string, columns: string, rows: Iterable<readonly unknown[]>) =>
    copyRows(postgres, address, table, columns.split(' '), rows);

  function* drafts() {
    for (let n = from.drafts; n < to.drafts; n += 1) {
      const uniqid = `grown-${n}`;
      const at = ago(n, to.drafts);
      const sealed = keyRing.seal(content, placeOfDraft(uniqid));
      const ends = new Date(at.getTime() + 31 * DAY);
      yield [uniqid, idOf(`session ${n}`), 'fr', '3', 'TAEGPSA1', sealed, at, at, ends];
    }
  }
  const draftColumns = 'uniqid session_id lang step product sealed created_at saved_at expires_at';
  await copy('drafts', draftColumns, drafts());
  function* sessions() {
    for (let n = from.drafts; n < to.drafts; n += 1) {
      const at = ago(n, to.drafts);
      yield [idOf(`session ${n}`), at, new Date(at.getTime() + 31 * DAY)];
    }
  }
  await copy('sessions', 'id created_at expires_at', sessions());

  const example = exampleRequest();
  const { productName, answers, provenance } = example;
  function* requests() {
    for (let n = from.requests; n < to.requests; n += 1) {
      const id = idOf(`request ${n}`);
      const own = { ...answers, email: `grown${n}@example.be` };
      const sealed = keyRing.seal(
        JSON.stringify({ productName, answers: own, provenance }),
        placeOfRequest(id),
      );
      const at = ago(n, to.requests);
      const mark = markOfRequest(keyRing, { answers: own });
      const loan = [example.product, example.amount, 0, example.duration, example.taeg];
      const reference = `FLV-GROWN-${n}`;
      const session = idOf(`session ${n}`);
      yield [id, `sent-${n}`, session, reference, 'fr', ...loan, 29_012, sealed, at, at, mark];
    }
  }
  const requestColumns =
    'id uniqid session_id reference lang product amount_cents additional_cents duration taeg monthly_cents sealed sent_at confirmed_at address_mark';
  await copy('requests', requestColumns, requests());
  function* deliveries() {
    for (let n = from.requests; n < to.requests; n += 1) {
      const at = ago(n, to.requests);
      const ids = [idOf(`request ${n}`), idOf(`message ${n}`)];
      yield ['request', ...ids, at, 1, at, at, at, at];
    }
    for (let n = from.files; n < to.files; n += 1) {
      const at = ago(n, to.files);
      yield ['contact', idOf(`form ${n}`), idOf(`form message ${n}`), at, 1, at, at, at, at];
    }
  }
  const deliveryColumns =
    'kind subject_id message_id next_attempt_at attempts first_attempt_at webhook_at delivered_at put_at';
  await copy('deliveries', deliveryColumns, deliveries());

  const file = randomBytes(FILE_BYTES);
  const known = { name: 'loonfiche.pdf', contentType: 'application/pdf', size: FILE_BYTES };
  const numbers = function* () {
    for (let n = from.files; n < to.files; n += 1)
      yield { id: idOf(`form ${n}`), upload: idOf(`file ${n}`), at: ago(n, to.files) };
  };
  function* inquiries() {
    for (const { id, upload, at } of numbers()) {
      const files = [{ id: upload, ...known, address: '/' }];
      const sealed = keyRing.seal(JSON.stringify({ answers: {}, files }), placeOfInquiry(id));
      yield [id, 'contact', 'fr', sealed, at];
    }
  }
  await copy('inquiries', 'id form lang sealed sent_at', inquiries());
  function* uploads() {
    for (const { id, upload, at } of numbers())
      yield [upload, id, 0, keyRing.seal(JSON.stringify(known), placeOfUpload(upload)), at];
  }
  await copy('uploads', 'id subject_id position sealed begun_at', uploads());
  function* uploadPieces() {
    for (const { upload } of numbers())
      yield [upload, 0, keyRing.sealBytes(file, placeOfPiece(upload, 0, true))];
  }
  await copy('upload_pieces', 'upload_id position sealed', uploadPieces());

  function* entries() {
    for (let n = from.entries; n < to.entries; n += 1) {
      const position = last.position + 1;
      const about = { action: 'look', subject: `FLV-GROWN-${n}`, details: '{}' };
      const entry = { position, at: ago(n, to.entries), ...about };
      const hash = hashEntry(keyRing, entry, last.hash);
      yield [position, entry.at, entry.action, entry.subject, entry.details, hash];
      last.position = position;
      last.hash = hash;
    }
  }
  await copy('audit_entries', 'position at action subject details hash', entries());
}
