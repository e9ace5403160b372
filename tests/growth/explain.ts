import { Client } from 'pg';
import { vi } from 'vitest';

/** A statement as it was sent. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Notes the statements that every connection sends to a PostgreSQL, until the mocks are restored. */
export function recordStatements(): Statement[] {
  const statements: Statement[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const [statement, values] = given as [
      string | Partial<Statement>,
      readonly unknown[] | undefined,
    ];
    const text = typeof statement === 'string' ? statement : (statement.text ?? '');
    const own = typeof statement === 'string' ? undefined : statement.values;
    statements.push({ text, values: [...(values ?? own ?? [])] });
    return query.apply(this, given) as never;
  });
  return statements;
}

/** The statements that can be explained: those that read or write rows. */
export const readsOrWrites = ({ text }: Statement) =>
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: readonly PlanNode[];
}

/** The tables of which the planner would read every row, or every entry of an index that has all rows. */
export async function findScans(
  client: Client,
  { text, values }: Statement,
  tables: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  const { rows: partial } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const partialIndexes = new Set(partial.map(({ name }) => name));
  const scans = scansOf(plan, partialIndexes, false);
  return [...scans].filter((table) => tables.includes(table));
}

function* scansOf(
  node: PlanNode,
  partialIndexes: ReadonlySet<string>,
  isLimited: boolean,
): Generator<string> {
  const { 'Node Type': type, 'Relation Name': table } = node;
  if (table !== undefined && type === 'Seq Scan') yield table;
  const walksIndex =
    /^Index (?:Only )?Scan/.test(type) &&
    node['Index Cond'] === undefined &&
    !partialIndexes.has(node['Index Name'] ?? '');
  // In the order of its index up to a limit, a table is read as far as the limit.
  if (table !== undefined && walksIndex && !isLimited) yield table;
  const limited = type === 'Limit' || (isLimited && !/^(?:Sort|Aggregate|Hash)/.test(type));
  for (const child of node.Plans ?? []) yield* scansOf(child, partialIndexes, limited);
}
