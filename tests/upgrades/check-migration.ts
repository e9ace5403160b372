/** Statements that the version before could not live with, and why. */
const RULES: readonly [pattern: RegExp, why: string][] = [
  [/\bdrop\b/, 'drops what the version before may still use'],
  [/\brename\b/, 'renames what the version before knows by its old name'],
  [
    /\balter (?:column )?\S+ (?:set data )?type\b/,
    'changes the type that the version before writes',
  ],
  [/\bset not null\b/, 'requires a value that the version before may leave out'],
  [
    /\badd constraint\b|\badd (?:check|unique|primary key|foreign key)\b/,
    'adds a constraint that rows of the version before may break',
  ],
  [/\btruncate\b/, 'deletes rows'],
  [/\bconcurrently\b/, 'cannot run in the one transaction of all migrations'],
];

/** How a migration states that it is the second step, which the version before is ready for. */
const SECOND_STEP = /^-- Second step of \d{4}: \S/m;

/**
 * Why the version before could not live with a migration; empty if it can. A file that says
 * "-- Second step of 0014: …" may drop and change what an earlier version has stopped using.
 */
export function checkMigration(text: string): readonly string[] {
  if (SECOND_STEP.test(text)) return [];
  const statements = text
    .replace(/--.*$/gm, '')
    .toLowerCase()
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
  const created = new Set(
    statements.flatMap(
      (statement) =>
        /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [],
    ),
  );
  return statements
    .filter((statement) => !/^create (?:unlogged )?table\b/.test(statement))
    .flatMap((statement) => reasonsAgainst(statement, created));
}

function reasonsAgainst(statement: string, created: ReadonlySet<string>): readonly string[] {
  const altered = /^alter table (?:only )?(?:if exists )?(\w+)/.exec(statement)?.[1];
  if (altered !== undefined && created.has(altered)) return [];
  const reasons = RULES.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);
  const added = statement
    .split(/,(?![^(]*\))/)
    .filter((part) => /\badd (?:column )?\w+ \w+/.test(part));
  if (added.some((part) => /\bnot null\b/.test(part) && !/\bdefault\b/.test(part)))
    reasons.push('adds a column that the version before leaves empty');
  const indexed = /^create unique index (?:if not exists )?\w+ on (\w+)/.exec(statement)?.[1];
  if (indexed !== undefined && !created.has(indexed))
    reasons.push('adds a unique index that rows of the version before may break');
  return reasons;
}
