import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { readSettings } from '../settings/read-settings.ts';
import { openDatabase } from './open-database.ts';

const postgres = await startPostgres(undefined, { overTls: true });
afterAll(() => postgres.stop());

describe('a database that must be reached over TLS', () => {
  /** Opens it as a start does, with these settings. */
  const open = async (given: Record<string, string>) => {
    const read = readSettings({ DATABASE_TLS: 'verify', ...given });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return await openDatabase(read.settings);
  };

  it('is used over TLS, with a certificate of an authority that is trusted', async () => {
    const { url, caFile } = postgres.overTls(await postgres.createDatabase());
    const opened = await open({ DATABASE_URL: url, DATABASE_CA_FILE: caFile });
    if (!opened.ok) throw new Error(opened.lines.join());
    const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      opened.database.executor,
    );
    expect(rows).toEqual([{ ssl: true }]);
    await opened.database.close();
  });

  it('is refused with another certificate, or one for another name', async () => {
    const { url, caFile } = postgres.overTls(await postgres.createDatabase());
    expect(await open({ DATABASE_URL: url })).toEqual({
      ok: false,
      lines: [expect.stringMatching(/cannot be used \(DEPTH_ZERO_SELF_SIGNED_CERT\)/)],
    });
    const elsewhere = url.replace('@localhost', '@127.0.0.1');
    expect(await open({ DATABASE_URL: elsewhere, DATABASE_CA_FILE: caFile })).toEqual({
      ok: false,
      lines: [expect.stringMatching(/cannot be used \(ERR_TLS_CERT_ALTNAME_INVALID\)/)],
    });
  });

  it('is refused without TLS', async () => {
    // The answer of a PostgreSQL that has none.
    const plain = createServer((socket) => {
      socket.once('data', () => socket.write('N'));
    }).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const { port } = plain.address() as AddressInfo;
    expect(await open({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/db` })).toEqual({
      ok: false,
      lines: [`The database at 127.0.0.1:${port}/db cannot be used (no TLS): check DATABASE_URL.`],
    });
    await new Promise((settle) => plain.close(settle));
  });
});
