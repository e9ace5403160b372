import type { Entry } from '#journey/answers.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { VISIT_NAMES } from '#journey/visit.ts';
import { dataOfRequest } from '../deliveries/webhook-body.ts';
import { type CommandResult, printJson, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { writeCsv } from './csv.ts';
import { isWithin, readDays } from './format-instant.ts';
import { summariseDelivery } from './requests-commands.ts';
import { refuseWithGaps } from './unreadable.ts';

/**
 * `requests export`: all data of the requests sent on those days, oldest first, as the webhook delivers
 * them; as JSON, or as a table. The audit log records whose.
 */
export async function exportRequests(
  { storage, now, nameBroker }: CommandServices,
  line: CommandLine,
): Promise<CommandResult> {
  const days = readDays(line);
  if (typeof days === 'string')
    return refuseCommand(`--${days} must be a day: YYYY-MM-DD.`, line.json, 2);
  const exported = await storage.transact(async ({ requests, deliveries, audit }) => {
    const deliveryOf = await deliveries.listOf('request');
    const rows: Exported[] = [];
    const unreadable: string[] = [];
    const all = requests.each(({ reference, sentAt }) => {
      if (isWithin(days, sentAt)) unreadable.push(reference);
    });
    for await (const request of all) {
      if (!isWithin(days, request.sentAt)) continue;
      const delivery = deliveryOf.get(request.id);
      rows.push({
        ...dataOfRequest(request, nameBroker),
        delivery: delivery ? summariseDelivery(delivery) : null,
      });
    }
    if (unreadable.length > 0) return { unreadable };
    const details = {
      format: line.csv ? 'csv' : 'json',
      since: line.since ?? null,
      until: line.until ?? null,
      references: rows.map(({ reference }) => reference),
    };
    await audit.append({ at: now(), action: 'export', subject: 'requests', details });
    return { rows };
  });
  if (exported.unreadable !== undefined)
    return refuseWithGaps(exported.unreadable, line.json, MEANWHILE);
  const { rows } = exported;
  return line.csv ? { code: 0, output: asTable(rows) } : printJson(rows);
}

/** What can be exported while some requests cannot be read. */
const MEANWHILE = 'Until then --since and --until export the days on which everything can be read.';

type Exported = ReturnType<typeof dataOfRequest> & {
  delivery: ReturnType<typeof summariseDelivery> | null;
};

/** The names of answers in the order of the form, with an entry's names after their list's. */
const ORDER: readonly string[] = [...FIELDS.keys(), ...ENTRY_LISTS.keys()];

function asTable(exported: readonly Exported[]): string {
  const rows = exported.map(({ answers, visit, delivery, provenance, ...own }) => ({
    own: {
      ...own,
      'broker-id': own['broker-id'] ?? '',
      'broker-name': own['broker-name'] ?? '',
      // «itsme: firstname, lastname»: provider after provider.
      provenance: [...Map.groupBy(provenance, ({ provider }) => provider)]
        .map(([provider, answers]) => `${provider}: ${answers.map(({ name }) => name).join(', ')}`)
        .join('; '),
      deliveryState: delivery?.state ?? '',
      deliveredAt: delivery?.deliveredAt ?? '',
    },
    answers: flatten(answers),
    visit: visit as Readonly<Record<string, string>>,
  }));
  const names = new Set(rows.flatMap((row) => Object.keys(row.answers)));
  const visits = new Set(rows.flatMap((row) => Object.keys(row.visit)));
  const columns = [
    ...OWN_COLUMNS,
    ...[...names].sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', NUMERIC)),
    ...VISIT_NAMES.filter((name) => visits.has(name)),
  ];
  return writeCsv(
    columns,
    rows.map((row) => ({ ...row.own, ...row.answers, ...row.visit })),
  );
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
  'broker-id',
  'broker-name',
  'provenance',
];

/** `currentCredits[0].type`, as the form names its controls. */
function flatten(answers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]): [string, string][] => {
      if (!Array.isArray(value)) return [[name, String(value)]];
      return (value as readonly Entry[]).flatMap((entry, index) =>
        Object.entries(entry).map(([own, text]): [string, string] => [
          `${name}[${index}].${own}`,
          text,
        ]),
      );
    }),
  );
}

function placeOf(column: string): number {
  const place = ORDER.indexOf(column.replace(/\[.*/, ''));
  return place < 0 ? ORDER.length : place;
}
