/**
 * What can be wrong with a row. `undelivered` and `forgottenMail`: nothing would ever send it.
 * `unsealed`: marked as delivered or taken by somebody else than the program. `gone`: deleted by somebody else.
 * `ungiven`: the audit log says that it was given, and it is missing; `unrecorded`: the reverse.
 * `unconfirmed`: its mail was given up, as the log said; nothing is damaged.
 */
export type FlawKind =
  | 'unreadable'
  | 'malformed'
  | 'fileMissing'
  | 'fileDamaged'
  | 'fileUnowned'
  | 'undelivered'
  | 'forgottenMail'
  | 'unsealed'
  | 'gone'
  | 'ungiven'
  | 'unrecorded'
  | 'unconfirmed';

/** A flaw that rows of a table share. */
export interface Flaw {
  kind: FlawKind;
  /** The table, with its column if that is not `sealed`. */
  table: string;
  count: number;
  /** The first of them, by their ids; never their content. */
  rows: readonly string[];
}

/** How many rows are named, of each flaw and table. */
const NAMED = 20;

/** Collects flaws, and names the first rows of each. */
export function createFlaws() {
  const flaws = new Map<string, Flaw & { rows: string[] }>();
  return {
    note: (kind: FlawKind, table: string, row: string) => {
      const name = `${kind} ${table}`;
      const flaw = flaws.get(name) ?? { kind, table, count: 0, rows: [] };
      flaws.set(name, flaw);
      flaw.count += 1;
      if (flaw.rows.length < NAMED) flaw.rows.push(row);
    },
    all: (): readonly Flaw[] => [...flaws.values()],
  };
}

export type Flaws = ReturnType<typeof createFlaws>;
