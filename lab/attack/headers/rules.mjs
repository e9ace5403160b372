/**
 * An answer as far as its protection goes.
 * @typedef {object} Seen
 * @property {Readonly<Record<string, string>>} headers
 * @property {readonly string[]} cookies as they are set
 * @property {boolean} isPage whether browsers show it
 */

/**
 * A rule of MDN's HTTP Observatory in our words: what breaking it costs of 100 points. Its tests of redirections and
 * of certificates look at the proxy in front, and are not here.
 * @type {readonly { name: string, costs: number, holds: (seen: Seen) => boolean }[]}
 */
export const RULES = [
  {
    name: 'Content-Security-Policy is there',
    costs: 25,
    holds: ({ headers, isPage }) => !isPage || 'content-security-policy' in headers,
  },
  {
    name: 'Content-Security-Policy allows no inline or evaluated script, no whole scheme, no plugin',
    costs: 20,
    holds: ({ headers }) => isStrict(headers['content-security-policy']),
  },
  {
    name: 'Cookies are Secure and HttpOnly, with SameSite',
    costs: 40,
    holds: ({ cookies }) =>
      cookies.every(
        (cookie) =>
          /;\s*secure/i.test(cookie) &&
          /;\s*httponly/i.test(cookie) &&
          /;\s*samesite=(lax|strict)/i.test(cookie),
      ),
  },
  {
    name: 'no other origin may read answers with credentials, nor pages at all',
    costs: 50,
    holds: ({ headers, isPage }) =>
      headers['access-control-allow-credentials'] === undefined &&
      (!isPage || headers['access-control-allow-origin'] === undefined),
  },
  {
    name: 'Referrer-Policy keeps addresses from other sites',
    costs: 5,
    holds: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['referrer-policy'] ?? '',
      ),
  },
  {
    name: 'Strict-Transport-Security for at least six months',
    costs: 20,
    holds: ({ headers }) =>
      Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >=
      15_768_000,
  },
  {
    name: 'X-Content-Type-Options: nosniff',
    costs: 5,
    holds: ({ headers }) => headers['x-content-type-options'] === 'nosniff',
  },
  {
    name: 'no foreign page may frame it',
    costs: 20,
    holds: ({ headers }) =>
      headers['x-frame-options'] === 'DENY' ||
      /frame-ancestors 'none'/.test(headers['content-security-policy'] ?? ''),
  },
  {
    name: 'Cross-Origin-Resource-Policy says who may embed it',
    costs: 0,
    holds: ({ headers }) =>
      /^(same-origin|same-site|cross-origin)$/.test(headers['cross-origin-resource-policy'] ?? ''),
  },
];

/** Directives that fall back to another where they are missing. @param {string | undefined} policy */
function isStrict(policy) {
  if (policy === undefined) return true;
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  const of = (/** @type {string} */ name) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  return (
    !scripts.some((source) =>
      /^('unsafe-(inline|eval|hashes)'|\*|https?:|data:|blob:)$/.test(source),
    ) &&
    !of('object-src').some((source) => source !== "'none'") &&
    !of('style-src').some((source) => /^('unsafe-inline'|\*|https?:|data:)$/.test(source))
  );
}

/** The points of 100 and the rules that are broken. @param {Seen} seen */
export function score(seen) {
  const broken = RULES.filter(({ holds }) => !holds(seen));
  const points = 100 - broken.reduce((sum, { costs }) => sum + costs, 0);
  return { points, broken: broken.map(({ name }) => name) };
}
