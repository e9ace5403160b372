import { ADDRESSES } from '#addresses/pages.ts';
import { PREFETCH_RULES_ADDRESS } from '#addresses/prefetch-rules.ts';
import { completePolicy, type PolicySources } from './content-policy.ts';
import { type Encoding, etagIn, type SiteFile } from './load-site.ts';

export type Headers = Readonly<Record<string, string>>;

/** A file in one encoding, with the headers that every response with it carries. */
export interface PreparedBody {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Describes the bytes, also where they are sent for another address, as the page for an unknown one is. */
  readonly content: Headers;
  /** For a response with the bytes, at the file's own address. */
  readonly full: Headers;
  /** For a 304: the browser has the bytes already. */
  readonly unchanged: Headers;
}

/** A file whose bytes and headers are finished before the first request. */
export interface PreparedFile {
  /** In each available encoding; always uncompressed too. */
  readonly bodies: Readonly<Partial<Record<Encoding, PreparedBody>>> & { identity: PreparedBody };
  /** Players request parts of it. */
  readonly isFilm: boolean;
}

/** Files for pages of other sites: any page may fetch them, without cookies. */
export const SHARED_FOLDER = '/widget/';

/** Lets pages of any site fetch a response. */
export const ANY_ORIGIN: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** A tariff may change after that, in seconds. */
const SHARED_MAX_AGE = 300;

const DAY = 24 * 60 * 60;

/** How long well-known static files may be cached, in seconds. */
const STATIC_FILE_MAX_AGE: ReadonlyMap<string, number> = new Map([
  ['/favicon.ico', 30 * DAY],
  [PREFETCH_RULES_ADDRESS, DAY],
]);

/** Pages whose address also answers scripts, with something else (src/server/lookups/offers). */
const ADDRESSES_WITH_OFFERS: ReadonlySet<string> = new Set(Object.values(ADDRESSES.configurator));

/** Finishes the bytes and headers of a file, in every encoding that the build made of it. */
export function prepareFile(
  address: string,
  file: SiteFile,
  policySources: PolicySources,
  cacheControl = cacheControlOf(address, file),
): PreparedFile {
  const isFilm = file.type.startsWith('video/');
  const shared = {
    'content-security-policy': completePolicy(file.policy, policySources),
    'cache-control': cacheControl,
    vary: ADDRESSES_WITH_OFFERS.has(address)
      ? 'Accept-Encoding, X-Requested-With'
      : 'Accept-Encoding',
    ...(address.startsWith(SHARED_FOLDER) && ANY_ORIGIN),
  };
  const prepare = (encoding: Encoding, bytes: Buffer): PreparedBody => {
    const etag = etagIn(file, encoding);
    const content = {
      'content-type': file.type,
      'content-security-policy': shared['content-security-policy'],
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(file.type.startsWith('text/html') && {
        'speculation-rules': `"${PREFETCH_RULES_ADDRESS}"`,
      }),
    };
    return {
      bytes,
      etag,
      content,
      full: { ...shared, ...content, etag, ...(isFilm && { 'accept-ranges': 'bytes' }) },
      unchanged: { ...shared, etag },
    };
  };
  const { br, gzip, identity } = file.bodies;
  return {
    isFilm,
    bodies: {
      ...(br && { br: prepare('br', br) }),
      ...(gzip && { gzip: prepare('gzip', gzip) }),
      identity: prepare('identity', identity),
    },
  };
}

function cacheControlOf(address: string, { immutable }: SiteFile): string {
  if (address.startsWith(SHARED_FOLDER)) return `public, max-age=${SHARED_MAX_AGE}`;
  if (immutable) return 'public, max-age=31536000, immutable';
  const seconds = STATIC_FILE_MAX_AGE.get(address);
  return seconds === undefined ? 'no-cache' : `public, max-age=${seconds}`;
}
