import type { SentBudget } from '#journey/affordability/sent-budget.ts';
import type { SentAskedLoan } from '#journey/asked-loan.ts';
import { NAMES_IN_ORDER } from '#journey/form-fields.ts';
import type { SentValue } from '#journey/sent-answers/field-values.ts';
import type { SentEntry } from '#journey/sent-answers/sent-answers.ts';
import { VISIT_NAMES } from '#journey/visit.ts';
import { dataOfRequest } from '../../deliveries/webhook-body.ts';
import type { NameBroker } from '../../lookups/brokers/name-broker.ts';
import type { Storage } from '../../stores/storage.ts';
import { type CommandResult, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { type CsvForm, csvFormOf, writeCsv, writeCsvRow } from './csv.ts';
import { formatDays, isWithin, readDays } from './format-instant.ts';
import { findLeftOut } from './leave-out-restricted.ts';
import { applicationOf, summariseDelivery } from './requests-commands.ts';
import { inGroups, writeJsonList } from './stream-output.ts';
import { refuseWithGaps } from './unreadable.ts';

/**
 * `requests export`: all data of the requests sent on those days, oldest first, as the webhook delivers
 * them; as JSON, or as a table. The audit log records whose. They are read twice, the second time while they are
 * written, so that memory holds a few at a time.
 */
export async function exportRequests(
  { storage, actor, now, nameBroker }: CommandServices,
  line: CommandLine,
): Promise<CommandResult> {
  const days = readDays(line, now());
  if (typeof days === 'string')
    return refuseCommand(`--${days} must be a day, such as 2026-11-20.`, line.json, 2);
  const form = csvFormOf(line);
  const references = new Set<string>();
  const unreadable: string[] = [];
  const names = collectNames();
  const isLeftOut = await findLeftOut(storage, line);
  const all = storage.requests.each(({ reference, sentAt }) => {
    if (isWithin(days, sentAt)) unreadable.push(reference);
  });
  for await (const request of all) {
    if (!isWithin(days, request.sentAt) || isLeftOut(applicationOf(request))) continue;
    references.add(request.reference);
    if (form !== undefined) names.take(dataOfRequest(request, [], nameBroker));
  }
  if (unreadable.length > 0) return refuseWithGaps(unreadable, line.json, READABLE_DAYS);
  const details = {
    format: form === undefined ? 'json' : 'csv',
    ...formatDays(days),
    references: [...references],
  };
  await storage.transact(({ audit }) =>
    audit.append({ at: now(), actor, action: 'export', subject: 'requests', details }),
  );
  const rows = readExported(storage, references, nameBroker);
  const more = form === undefined ? writeJsonList(rows) : writeTable(rows, names.columns(), form);
  return { code: 0, output: '', more };
}

/** Those of the references that are still stored, with their deliveries. */
async function* readExported(
  storage: Pick<Storage, 'requests' | 'given' | 'deliveries'>,
  references: ReadonlySet<string>,
  nameBroker: NameBroker,
): AsyncGenerator<Exported> {
  for await (const group of inGroups(storage.requests.each(passOver), READ_AT_ONCE)) {
    const exported = group.filter(({ reference }) => references.has(reference));
    const ids = exported.map(({ id }) => id);
    const deliveries = await storage.deliveries.listOf('request', ids);
    const given = await storage.given.listOf(exported.map(({ uniqid }) => uniqid));
    for (const request of exported) {
      const delivery = deliveries.get(request.id);
      yield {
        ...dataOfRequest(request, given.get(request.uniqid) ?? [], nameBroker),
        delivery: delivery ? summariseDelivery(delivery) : null,
      };
    }
  }
}

/** What cannot be read is of other days. */
const passOver = () => {};

/** How many requests are in memory. */
const READ_AT_ONCE = 200;

/** What can be exported while some requests cannot be read. */
const READABLE_DAYS =
  'Until then --since and --until export the days on which everything can be read.';

type Exported = ReturnType<typeof dataOfRequest> & {
  delivery: ReturnType<typeof summariseDelivery> | null;
};

/** The columns of a table, which only all its rows tell. */
function collectNames() {
  const names = new Set<string>();
  const visits = new Set<string>();
  return {
    take: ({ answers, visit }: Pick<Exported, 'answers' | 'visit'>) => {
      for (const name of Object.keys(flatten(answers))) names.add(name);
      for (const name of Object.keys(visit)) visits.add(name);
    },
    columns: () => [
      ...OWN_COLUMNS,
      ...[...names].sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', NUMERIC)),
      ...VISIT_NAMES.filter((name) => visits.has(name)),
    ],
  };
}

async function* writeTable(
  exported: AsyncIterable<Exported>,
  columns: readonly string[],
  form: CsvForm,
): AsyncGenerator<string> {
  yield writeCsv(columns, [], form);
  for await (const row of exported) yield writeCsvRow(columns, asRow(row), form);
}

function asRow({
  answers,
  budget,
  asked,
  decisions,
  visit,
  delivery,
  provenance,
  given,
  ...own
}: Exported) {
  return {
    ...own,
    ...(budget && columnsOfBudget(budget)),
    ...(asked && columnsOfAsked(asked)),
    'broker-id': own['broker-id'] ?? '',
    'broker-name': own['broker-name'] ?? '',
    // "itsme: firstname, lastname": provider after provider.
    provenance: [...Map.groupBy(provenance, ({ provider }) => provider)]
      .map(([provider, answers]) => `${provider}: ${answers.map(({ name }) => name).join(', ')}`)
      .join('; '),
    // "A-12.3 {\"remaining\":495.52,…}": rule after rule.
    decisions: (decisions ?? [])
      .map(({ rule, figures }) => `${rule} ${JSON.stringify(figures)}`)
      .join('; '),
    // "secci 2026-11-20T14:00:00.000Z 9f86…": document after document.
    given: (given ?? []).map(({ kind, at, sha256 }) => `${kind} ${at} ${sha256}`).join('; '),
    deliveryState: delivery?.state ?? '',
    deliveredAt: delivery?.deliveredAt ?? '',
    ...flatten(answers),
    ...(visit as Readonly<Record<string, string>>),
  };
}

/** The budget's figures; its lines are in the JSON export only. */
function columnsOfBudget(budget: Omit<SentBudget, 'incomes' | 'fees'>) {
  const { household, remaining, indebtedness, limits, isTight } = budget;
  return {
    'budget.household': household,
    'budget.remaining': remaining,
    'budget.indebtedness': indebtedness,
    'budget.isTight': String(isTight),
    'budget.limits.remaining': limits.remaining,
    'budget.limits.indebtedness': limits.indebtedness,
    'budget.limits.asOf': limits.asOf,
  };
}

const ASKED_COLUMNS = [
  'product',
  'productName',
  'amount',
  'additionalAmount',
  'duration',
  'taeg',
] as const;

/** What was asked for before other conditions were accepted. */
function columnsOfAsked(asked: SentAskedLoan) {
  return {
    ...Object.fromEntries(ASKED_COLUMNS.map((name) => [`asked.${name}`, asked[name]])),
    'asked.reasons': asked.reasons.join(', '),
  };
}

const NUMERIC = { numeric: true };

const OWN_COLUMNS = [
  'reference',
  'id',
  'uniqId',
  'sentAt',
  'deliveryState',
  'deliveredAt',
  'lang',
  'product',
  'productName',
  'amount',
  'additionalAmount',
  'duration',
  'taeg',
  'monthlyAmount',
  'budget.household',
  'budget.remaining',
  'budget.indebtedness',
  'budget.isTight',
  'budget.limits.remaining',
  'budget.limits.indebtedness',
  'budget.limits.asOf',
  ...ASKED_COLUMNS.map((name) => `asked.${name}`),
  'asked.reasons',
  'broker-id',
  'broker-name',
  'decisions',
  'provenance',
  'given',
];

/** `currentCredits[0].type`, as the form names its controls. */
function flatten(answers: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]): [string, string | number][] => {
      if (!Array.isArray(value)) return [[name, asCell(value as SentValue)]];
      return (value as readonly SentEntry[]).flatMap((entry, index) =>
        Object.entries(entry).map(([own, ofEntry]): [string, string | number] => [
          `${name}[${index}].${own}`,
          asCell(ofEntry),
        ]),
      );
    }),
  );
}

const asCell = (value: SentValue) => (typeof value === 'number' ? value : String(value));

function placeOf(column: string): number {
  const place = NAMES_IN_ORDER.indexOf(column.replace(/\[.*/, ''));
  return place < 0 ? NAMES_IN_ORDER.length : place;
}
