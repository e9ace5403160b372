import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { BUILT_WITH } from './built-with.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built site, as it is sent. */
export interface SiteFile {
  type: string;
  /** The bytes in each available encoding; always uncompressed too. */
  bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { identity: Buffer };
  /** Without quotes; the encoding is added when sent. */
  etag: string;
  /** Its name contains a hash of its content, so it never changes. */
  immutable: boolean;
  /** A page's content security policy. */
  policy: string | undefined;
}

/** The built site in memory, by address: "/fr/" for a page, "/assets/x.js" for a file. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const ENCODINGS: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** Written next to the pages by the build: each page's policy, by address. */
const POLICIES = 'headers.json';

/** Files in the folder that only the server reads. */
const NOT_SERVED = [POLICIES, BUILT_WITH];

/**
 * Reads the whole site. A missing folder is an empty site: the calls work without it. Over a thousand files are read
 * synchronously: nothing is served yet, and through the threads' pool each takes several times as long.
 */
export async function loadSite(siteDir: string): Promise<Site> {
  const names = await listFiles(siteDir);
  const policies = await readPolicies(siteDir, names);
  const site = new Map<string, SiteFile>();
  const served = names.filter(
    (name) => !(extname(name) in ENCODINGS) && !NOT_SERVED.includes(name),
  );
  for (const name of served) {
    const address = addressOf(name);
    site.set(address, loadFile(siteDir, name, policies[address]));
  }
  const present = new Set(names);
  for (const [suffix, encoding] of Object.entries(ENCODINGS)) {
    for (const name of served.filter((candidate) => present.has(candidate + suffix))) {
      const file = site.get(addressOf(name));
      if (file === undefined) continue;
      const body = readFileSync(join(siteDir, name + suffix));
      site.set(addressOf(name), { ...file, bodies: { ...file.bodies, [encoding]: body } });
    }
  }
  return site;
}

/** The content type of a file, by its extension. */
export function typeOf(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream';
}

function loadFile(siteDir: string, name: string, policy: string | undefined): SiteFile {
  const identity = readFileSync(join(siteDir, name));
  return {
    type: typeOf(name),
    bodies: { identity },
    etag: etagOf(identity),
    immutable: name.startsWith('assets/'),
    policy,
  };
}

/** A hash of the bytes, without quotes. */
export function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** The tag of a file in an encoding, as it is sent. */
export function etagIn({ etag }: Pick<SiteFile, 'etag'>, encoding: Encoding): string {
  return `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}

/** Names relative to the folder, with slashes; hidden files are excluded. */
async function listFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
}

function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
}

async function readPolicies(
  siteDir: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (!names.includes(POLICIES)) return {};
  const policies: unknown = JSON.parse(await readFile(join(siteDir, POLICIES), 'utf8'));
  if (typeof policies !== 'object' || policies === null)
    throw new Error(`${POLICIES} is not an object`);
  return Object.fromEntries(
    Object.entries(policies).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
