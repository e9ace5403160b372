import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { hashEntry } from '../../src/server/security/audit/chain.ts';
import type { KeyRing } from '../../src/server/security/encryption/key-ring.ts';
import { placeOfDraft } from '../../src/server/storage/sql-drafts.ts';
import { markOfRequest, placeOfRequest } from '../../src/server/storage/sql-requests.ts';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { exampleRequest } from '../../tests/examples/example-request.ts';

const DAY = 24 * 3_600_000;

/** How many rows are inserted at once. */
const BATCH = 1_000;

/** A fifth of the drafts was sent. */
export const requestsFor = (drafts: number) => drafts / 5;

type Row = Record<string, unknown>;

interface Target {
  client: Client;
  keyRing: KeyRing;
  /** The last entry of the audit log. */
  last: { position: number; hash: string };
}

/**
 * Fills the tables from one number of drafts up to the next. Everything is invented, the same answers under other
 * names, and really sealed, each value for its own row.
 */
export async function fill({ client, keyRing, last }: Target, from: number, to: number) {
  const now = Date.now();
  const content = JSON.stringify(COMPLETE_ANSWERS);
  /** Spread over the last thirty days. */
  const ago = (n: number, all: number) =>
    new Date(now - 60_000 - Math.floor((30 * DAY * (all - n)) / all));
  const later = (date: Date) => new Date(date.getTime() + 31 * DAY);

  await insertRows(client, 'drafts', from, to, (n) => {
    const [uniqid, at] = [`grown-${n}`, ago(n, to)];
    return {
      ...{ uniqid, session_id: idOf(`session ${n}`), lang: 'fr', step: '3', product: 'TAEGPSA1' },
      ...{ sealed: keyRing.seal(content, placeOfDraft(uniqid)) },
      ...{ created_at: at, saved_at: at, expires_at: later(at) },
    };
  });
  await insertRows(client, 'sessions', from, to, (n) => {
    const at = ago(n, to);
    return { id: idOf(`session ${n}`), created_at: at, expires_at: later(at) };
  });

  const { productName, answers, provenance, ...example } = exampleRequest();
  const [first, end] = [requestsFor(from), requestsFor(to)];
  await insertRows(client, 'requests', first, end, (n) => {
    const [id, at] = [idOf(`request ${n}`), ago(n, end)];
    const own = { ...answers, email: `grown${n}@example.be` };
    const text = JSON.stringify({ productName, answers: own, provenance });
    return {
      ...{ id, uniqid: `sent-${n}`, session_id: idOf(`session ${n}`), lang: 'fr' },
      ...{ reference: `FLV-GROWN-${n}`, product: example.product, amount_cents: example.amount },
      ...{ additional_cents: 0, duration: example.duration, taeg: example.taeg },
      ...{ monthly_cents: 29_012, sealed: keyRing.seal(text, placeOfRequest(id)) },
      ...{ sent_at: at, confirmed_at: at, address_mark: markOfRequest(keyRing, { answers: own }) },
    };
  });
  await insertRows(client, 'deliveries', first, end, (n) => {
    const at = ago(n, end);
    return {
      ...{ kind: 'request', subject_id: idOf(`request ${n}`), message_id: idOf(`message ${n}`) },
      ...{ next_attempt_at: at, attempts: 1, first_attempt_at: at },
      ...{ webhook_at: at, delivered_at: at, put_at: at },
    };
  });
  const auditKey = keyRing.derivedKey(keyRing.ids[0], 'audit');
  await insertRows(client, 'audit_entries', from, to, (n) => {
    const position = last.position + 1;
    const about = { action: 'look', subject: `FLV-GROWN-${n}`, details: '{}' };
    const entry = { position, at: ago(n, to), actor: null, ...about };
    last.hash = hashEntry([keyRing.ids[0], auditKey], entry, last.hash);
    last.position = position;
    return { ...entry, hash: last.hash };
  });
}

async function insertRows(
  client: Client,
  table: string,
  from: number,
  to: number,
  rowOf: (n: number) => Row,
) {
  for (let at = from; at < to; at += BATCH) {
    const length = Math.min(BATCH, to - at);
    const rows = Array.from({ length }, (_, n) => writeBytes(rowOf(at + n)));
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    const source = `jsonb_populate_recordset(null::${table}, $1)`;
    await client.query(`insert into ${table} (${columns}) select ${columns} from ${source}`, [
      JSON.stringify(rows),
    ]);
  }
}

/** Bytes as PostgreSQL reads them from a text. */
function writeBytes(row: Row): Row {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
  ]);
  return Object.fromEntries(values);
}

/** The same id for the same name. */
function idOf(name: string) {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
