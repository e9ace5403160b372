import type { FastifyInstance } from 'fastify';
import { loadSite } from '#server/http/pages/load-site.ts';
import { openDatabaseInMemory } from '../server/database-in-memory.ts';
import { openTestApp } from '../server/test-app.ts';
import { SITE } from './built-pages.ts';

/** The server with the built site, without a port. */
export async function openBuiltApp(): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  return openTestApp(await openDatabaseInMemory(), { site: await loadSite(SITE) });
}
