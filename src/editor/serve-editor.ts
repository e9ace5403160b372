import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join, resolve, sep } from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { checkLender } from '#configuration/check-lender.ts';
import { type EditedFolders, type Form, listPaths, openFile, readForm } from './editable-files.ts';
import { editorConfig } from './editor-config.ts';
import type { Value } from './merge-yaml.ts';
import { listWordPaths, openWords } from './word-forms.ts';

const PAGE = join(import.meta.dirname, 'page');
/** Sveltia CMS as its package brings it, with its fonts. */
const CMS = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** Its own words in other languages, which its script imports as a bundler would have them: as modules. */
const WORDS = join(CMS, '../locales');

/** No form holds more than this, in bytes. */
const MAX_FORM = 4_000_000;

const SCRIPT = 'text/javascript; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': SCRIPT,
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

/** Nothing is loaded from elsewhere, and no other page may frame the editor or send to it. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The editor of a lender's files, for this machine alone: pages of Sveltia CMS, and the files that its forms read and
 * write. Answers 403 to requests for another host and to changes from another page, 412 if a file changed since it was
 * read.
 */
export function createEditor(folders: EditedFolders): FastifyInstance {
  // A connection on which a browser has not requested anything yet would hold up its end for a minute.
  const app = fastify({ bodyLimit: MAX_FORM, forceCloseConnections: true });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.addHook('onRequest', refuseOthers);

  app.get('/', (_, reply) => sendFile(reply, join(PAGE, 'index.html')));
  for (const name of ['editor.ts', 'folder.ts', 'faults.ts'])
    app.get(`/${name}`, (_, reply) =>
      reply.type(SCRIPT).send(stripTypeScriptTypes(readFileSync(join(PAGE, name), 'utf8'))),
    );
  app.get<{ Params: { '*': string } }>('/cms/*', ({ params }, reply) => {
    const file = resolve(CMS, params['*']);
    return file.startsWith(CMS + sep) && existsSync(file) ? sendFile(reply, file) : notFound(reply);
  });
  app.get<{ Params: { language: string } }>('/locales/:language.json', ({ params }, reply) => {
    const file = join(WORDS, `${params.language}.json`);
    return /^[a-zA-Z-]+$/.test(params.language) && existsSync(file)
      ? reply.type(SCRIPT).send(`export default ${readFileSync(file, 'utf8')}`)
      : notFound(reply);
  });

  app.get('/config', () => editorConfig(folders));
  app.get('/files', () => readAll(folders));
  app.get('/faults', () => checkLender(folders).faults);

  app.put<{ Params: { '*': string }; Body: string }>(
    '/files/*',
    ({ params, headers, body }, reply) => {
      const form = openForm(params['*'], folders);
      if (form === undefined) return notFound(reply);
      const held = readForm(form);
      if (held === undefined) return reply.code(409).type('text/plain').send(UNREADABLE);
      const isAsRead = headers['if-match'] === versionOf(held.value);
      if (!isAsRead) return reply.code(412).type('text/plain').send(CHANGED_MEANWHILE);
      form.write(JSON.parse(body));
      return reply.header('etag', versionOf(form.read())).code(204).send();
    },
  );
  app.delete<{ Params: { '*': string } }>('/files/*', ({ params }, reply) => {
    const form = openForm(params['*'], folders);
    if (form?.remove === undefined) return notFound(reply);
    form.remove();
    return reply.code(204).send();
  });
  return app;
}

/** All files that can be read, as the forms hold them: read at once, because there are hundreds of them. */
function readAll(folders: EditedFolders) {
  const paths = [...listPaths(folders), ...listWordPaths(folders.languages)];
  const read = paths.flatMap((path) => {
    const form = openForm(path, folders);
    const held = form && readForm(form);
    return held ? [[path, { ...held, version: versionOf(held.value) }] as const] : [];
  });
  return Object.fromEntries(read);
}

const openForm = (path: string, folders: EditedFolders): Form | undefined =>
  openFile(path, folders) ?? openWords(path, folders);

const CHANGED_MEANWHILE =
  'This file was changed outside the editor since it was opened here. Copy what you have typed, reload the page, and change it again.';

const UNREADABLE =
  'This file cannot be read. Mend the fault that is shown below in the file itself, and reload the page.';

/** Another site's page can send requests to this machine, also under a name of its own that leads here. */
async function refuseOthers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(request.hostname);
  const isChange = request.method !== 'GET';
  const isOwnPage = request.headers.origin === `http://${request.host}`;
  if (!isHere || (isChange && !isOwnPage))
    await reply
      .code(403)
      .type('text/plain')
      .send('The editor takes requests of its own page alone.');
}

async function sendFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  return reply.type(TYPES[extname(file)] ?? 'application/octet-stream').send(await readFile(file));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('There is no such file in the editor.');
}

/** What a form holds decides: comments may change, and other sentences of a file of words. Undefined without a file. */
function versionOf(value: Value | undefined): string | undefined {
  if (value === undefined) return undefined;
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`;
}
