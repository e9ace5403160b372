/** How many failures are kept. */
const KEPT = 50;

/**
 * A failure, with what makes its request again.
 * @typedef {{ place: number, route: string, way: string, status: number, ms: number, body: string }} Failure
 */

/** Negative: the client could not send it (−1), the connection ended (−2), a socket had no answer (−3). */
const isUnexpected = (/** @type {number} */ status) => status >= 500 || status === 0;

/** The answers of a run by route and status, and every failure. */
export class Tally {
  /** @type {Map<string, Map<number, number>>} */
  routes = new Map();
  /** @type {Failure[]} */
  failures = [];
  failed = 0;
  hangs = 0;
  /** 503 with a time to retry: the database was late, as on a busy machine it is. */
  later = 0;
  total = 0;
  /** @type {{ ms: number, place: number, route: string }[]} */
  slowest = [];

  #onFailure;

  /** @param {(failure: Failure) => void} [onFailure] told of each at once */
  constructor(onFailure = () => {}) {
    this.#onFailure = onFailure;
  }

  /**
   * @param {number} place the request's number
   * @param {{ route: string, way: string }} request
   * @param {import('./visitors.mjs').Answer} answer
   */
  note(place, { route, way }, { status, ms, body, saysWhen = false }) {
    this.total += 1;
    const answers = this.routes.get(route) ?? new Map();
    answers.set(status, (answers.get(status) ?? 0) + 1);
    this.routes.set(route, answers);
    if (ms > (this.slowest.at(-1)?.ms ?? 0) || this.slowest.length < 5) {
      this.slowest.push({ ms: Math.round(ms), place, route });
      this.slowest.sort((a, b) => b.ms - a.ms);
      this.slowest.length = Math.min(5, this.slowest.length);
    }
    if (status === 503 && saysWhen) this.later += 1;
    else if (isUnexpected(status)) this.#fail({ place, route, way, status, ms, body });
  }

  /** @param {Failure} failure */
  #fail(failure) {
    this.failed += 1;
    if (failure.status === 0) this.hangs += 1;
    if (this.failures.push(failure) > KEPT) this.failures.shift();
    this.#onFailure(failure);
  }

  /** Routes that only ever answered one status: what lies behind it may not have been reached. */
  get alwaysTheSame() {
    return [...this.routes]
      .filter(([, answers]) => [...answers.keys()].filter((status) => status > 0).length === 1)
      .map(([route, answers]) => ({
        route,
        status: [...answers.keys()].find((one) => one > 0) ?? 0,
      }));
  }

  /** A table in Markdown: a row a route, its answers by status in percent. */
  toTable() {
    const rows = [...this.routes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([route, answers]) => {
        const count = [...answers.values()].reduce((sum, one) => sum + one, 0);
        const shares = [...answers]
          .sort(([, a], [, b]) => b - a)
          .map(([status, times]) => `${nameOf(status)} ${percent(times / count)}`);
        return `| \`${route}\` | ${count} | ${shares.join(', ')} |`;
      });
    return ['| call | requests | answers |', '|---|---|---|', ...rows].join('\n');
  }
}

/** @param {number} status */
function nameOf(status) {
  return status > 0 ? String(status) : (NAMES[status] ?? 'none');
}

/** @type {Readonly<Record<number, string>>} */
const NAMES = { [-1]: 'not sendable', [-2]: 'cut off', [-3]: 'closed without', 0: 'none' };

/** @param {number} share */
function percent(share) {
  const value = share * 100;
  return `${value >= 1 ? Math.round(value) : value.toFixed(value >= 0.1 ? 1 : 2)} %`;
}
