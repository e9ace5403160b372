import type { MapPictures } from '#domain/brokers/finder.ts';
import type { Lender } from '#domain/lender/lender.ts';

/** What a page may load beyond what its own policy allows. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** Turnstile's script, and the frame it opens. */
const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** What pages may load beyond our own files, by settings and configuration. */
export function sourcesOf(
  turnstile: object | undefined,
  tracking: Lender['tracking'],
  mapTiles?: MapPictures,
): PolicySources {
  const cloudflare = turnstile ? [CLOUDFLARE] : [];
  const manager = originOf(tracking?.tagManager);
  const sources: PolicySources = {
    'script-src': [...cloudflare, ...manager],
    'frame-src': [...cloudflare, ...originOf(tracking?.thanksFrame)],
    // A tag manager reports its measurements by a call or as an image.
    'connect-src': manager,
    'img-src': [...manager, ...originOf(mapTiles?.url)],
  };
  return Object.fromEntries(Object.entries(sources).filter(([, added]) => added.length > 0));
}

function originOf(address: string | undefined): readonly string[] {
  return address === undefined ? [] : [new URL(address).origin];
}

/** For a page without a policy from the build: no scripts, and no styles except our files. */
const STRICTEST = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/**
 * A page's policy as a header: the build's (written for a `<meta>`, which cannot restrict framing),
 * `frame-ancestors`, and `sources` added to their directives.
 */
export function completePolicy(built: string | undefined, sources: PolicySources): string {
  const directives = parsePolicy(built ?? STRICTEST);
  directives.set('frame-ancestors', ["'none'"]);
  for (const [name, added] of Object.entries(sources)) {
    // An absent directive falls back on default-src; adding it must not lose that.
    const present = directives.get(name) ?? directives.get('default-src') ?? [];
    directives.set(name, [...present.filter((source) => source !== "'none'"), ...added]);
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name, ...values]) => (name ? [[name.toLowerCase(), values]] : [])),
  );
}
