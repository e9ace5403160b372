import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploads/accepted-files.ts';
import { office, PNG, pdf } from '#tests/uploads/files.ts';
import { checkFile } from '../inquiries/uploads/check-file.ts';
import type { CheckFile } from '../inquiries/uploads/check-in-thread.ts';
import { checkUpload } from '../inquiries/uploads/check-upload.ts';
import { receiveUpload } from '../inquiries/uploads/receive-upload.ts';
import type { Scanner } from '../inquiries/uploads/scanner.ts';
import { generateKeyRing, parseKeyRing, UnreadableError } from '../security/encryption/key-ring.ts';
import type { Storage } from '../stores/storage.ts';
import { createStorage } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

/** A PDF of three pieces, in which every position has different bytes. */
const LONG = pdf('', Array.from({ length: 100_000 }, (_, n) => `%${n}`).join('\n'));

/** Checks a file in this thread. */
const checkRead: CheckFile = async (kind, read) => await checkFile(kind, await read());

const SENDER = { visitor: '192.0.2.9', signal: new AbortController().signal };

async function* inParts(bytes: Buffer, length = 60_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** What every database must do with files. Run on PGlite and on a real PostgreSQL. */
export function describeUploads(engine: string, open: () => Promise<Database>): void {
  describe(`files on ${engine}`, () => {
    let database: Database;
    let storage: Storage;
    let scanner: Scanner | undefined;

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      const keyRing = parseKeyRing(generateKeyRing());
      if (keyRing === undefined) throw new Error('No keys');
      storage = createStorage(database, keyRing, { enqueueIn: async () => {} });
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      scanner = undefined;
      await sql`delete from uploads`.execute(database.executor);
    });

    const receive = async (name: string, bytes: AsyncIterable<Uint8Array>) => {
      const services = { storage, checkFile: checkRead, scanner };
      const receiving = { storage, now: () => NOON, newId: randomUUID };
      const received = await receiveUpload(receiving, { name, bytes });
      if (!received.ok) return received;
      const checked = await checkUpload(services, received.upload, SENDER);
      if (!checked.ok) await storage.uploads.remove(received.upload.id);
      return checked;
    };
    const keep = async (name: string, bytes: Buffer) => {
      const received = await receive(name, inParts(bytes));
      if (!received.ok) throw new Error(received.reason);
      return received.upload;
    };
    const read = async (id: string) => {
      const pieces: Buffer[] = [];
      for await (const piece of storage.uploads.read(id)) pieces.push(piece);
      return Buffer.concat(pieces);
    };
    const held = async () => {
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from uploads) + (select count(*) from upload_pieces) as n`.execute(
        database.executor,
      );
      return Number(rows[0]?.n);
    };

    it('are returned as they were sent, with their names', async () => {
      const long = await keep('C:\\fakepath\\fiche.pdf', LONG);
      const short = await keep('photo.png', PNG);
      const subject = randomUUID();
      await storage.transact(({ uploads }) => uploads.claim([short.id, long.id], subject));
      expect(await storage.uploads.listOf(subject)).toEqual([
        { id: short.id, name: 'photo.png', contentType: 'image/png', size: PNG.length },
        { id: long.id, name: 'fiche.pdf', contentType: 'application/pdf', size: LONG.length },
      ]);
      expect((await read(long.id)).equals(LONG)).toBe(true);
      expect((await read(short.id)).equals(PNG)).toBe(true);
    });

    it('belong to nothing until they are claimed', async () => {
      const upload = await keep('photo.png', PNG);
      await storage.uploads.begin(randomUUID(), NOON);
      expect(await storage.uploads.countUnclaimed()).toBe(2);
      expect(await storage.uploads.findUnclaimed(upload.id)).toEqual(upload);
      expect(await storage.uploads.find(upload.id)).toBeUndefined();
      await storage.transact(({ uploads }) => uploads.claim([upload.id], randomUUID()));
      expect(await storage.uploads.countUnclaimed()).toBe(1);
      expect(await storage.uploads.findUnclaimed(upload.id)).toBeUndefined();
      expect(await storage.uploads.find(upload.id)).toEqual(upload);
    });

    it('are stored encrypted, name and content', async () => {
      const { id } = await keep('fiche.pdf', LONG);
      const { rows } = await sql<{ sealed: Uint8Array }>`
        select sealed from uploads union all select sealed from upload_pieces`.execute(
        database.executor,
      );
      const raw = Buffer.concat(rows.map(({ sealed }) => Buffer.from(sealed))).toString('latin1');
      expect(raw).not.toMatch(/fiche|%PDF|Catalog|%%EOF/);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    });

    it.each([
      ['cut off', sql`delete from upload_pieces where position = 2`],
      ['without a piece', sql`delete from upload_pieces where position = 1`],
      ['without any', sql`delete from upload_pieces`],
      [
        'in another order',
        sql`update upload_pieces set sealed = (
          select sealed from upload_pieces as other
          where other.position = 1 - upload_pieces.position
            and other.upload_id = upload_pieces.upload_id)
        where position < 2`,
      ],
      [
        'altered',
        sql`update upload_pieces set sealed = set_byte(sealed, 400, get_byte(sealed, 400) # 1)
          where position = 1`,
      ],
      [
        'with another’s piece',
        sql`update upload_pieces set sealed = (
          select sealed from upload_pieces as other
          where other.position = 0 and other.upload_id <> upload_pieces.upload_id limit 1)
        where position = 0`,
      ],
    ])('are no longer readable when %s', async (_, harm) => {
      const { id } = await keep('fiche.pdf', LONG);
      await keep('autre.pdf', LONG);
      await harm.execute(database.executor);
      await expect(read(id)).rejects.toBeInstanceOf(UnreadableError);
    });

    it('leave nothing behind once refused', async () => {
      const refused = [
        await receive('lettre.docx', inParts(office('xlsx'))),
        await receive('lettre.exe', inParts(PNG)),
        await receive('vide.pdf', inParts(Buffer.alloc(0))),
        await receive('grand.pdf', inParts(Buffer.concat([LONG, Buffer.alloc(MAX_FILE_BYTES)]))),
      ];
      const reasons = ['disguised', 'type', 'empty', 'tooLarge'];
      expect(refused).toEqual(reasons.map((reason) => ({ ok: false, reason })));
      expect(await held()).toBe(0);
    });

    it('leave nothing behind where the connection breaks', async () => {
      const broken = (async function* () {
        yield* inParts(LONG);
        throw new Error('aborted');
      })();
      await expect(receive('fiche.pdf', broken)).rejects.toThrow('aborted');
      expect(await held()).toBe(0);
    });

    it.each([
      ['infected', 'infected'],
      ['unreachable', 'unscanned'],
    ] as const)('uploads that are %s are refused', async (verdict, reason) => {
      scanner = { scan: async () => verdict };
      expect(await receive('photo.png', inParts(PNG))).toEqual({ ok: false, reason });
      expect(await held()).toBe(0);
    });

    it('are read completely by the scanner', async () => {
      let seen = 0;
      scanner = {
        scan: async (bytes) => {
          for await (const part of bytes) seen += part.length;
          return 'clean';
        },
      };
      await keep('fiche.pdf', LONG);
      expect(seen).toBe(LONG.length);
    });

    it('are deleted if nobody claimed them', async () => {
      const [claimed, left] = [await keep('a.png', PNG), await keep('b.png', PNG)];
      const subject = randomUUID();
      await storage.transact(({ uploads }) => uploads.claim([claimed.id], subject));
      expect(await storage.uploads.purge(later(-1))).toBe(0);
      expect(await storage.uploads.purge(NOON)).toBe(1);
      expect((await storage.uploads.listOf(subject)).map(({ id }) => id)).toEqual([claimed.id]);
      await expect(read(left.id)).rejects.toBeInstanceOf(UnreadableError);
    });

    it('are claimed once', async () => {
      const { id } = await keep('a.png', PNG);
      const claim = () => storage.transact(({ uploads }) => uploads.claim([id], randomUUID()));
      await claim();
      await expect(claim()).rejects.toThrow('No upload');
    });
  });
}
