import { listAudit, verifyAudit } from './audit-commands.ts';
import { type CommandResult, USAGE } from './command.ts';
import { type CommandLine, givenOptions, type Option } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { countDeliveries, listDeliveries } from './deliveries-commands.ts';
import { eraseByCommand } from './erase-command.ts';
import { exportRequests } from './export-command.ts';
import { listGiven, verifyDocument } from './given-commands.ts';
import {
  exportInquiries,
  listInquiries,
  redeliverInquiry,
  showInquiry,
} from './inquiries-commands.ts';
import { checkIntegrityByCommand } from './integrity-command.ts';
import { listKeys, reseal } from './keys-commands.ts';
import { exportNewsletter, listNewsletter, removeFromNewsletter } from './newsletter-commands.ts';
import { redeliverRequests, retryDeliveries } from './redeliver-command.ts';
import { listRequests, showRequest } from './requests-commands.ts';
import { listShares } from './shares-command.ts';
import { refuseUnreadable } from './unreadable.ts';

interface DataCommand {
  words: readonly string[];
  /** The operator's own words after the command: none, a single word, or a word unless the option is given. */
  takes: 'nothing' | 'one' | Option;
  options: readonly Option[];
  run(services: CommandServices, line: CommandLine, word: string): Promise<CommandResult>;
}

/** Every command that needs the database. */
const COMMANDS: readonly DataCommand[] = [
  { words: ['requests', 'list'], takes: 'nothing', options: ['newest'], run: listRequests },
  { words: ['requests', 'show'], takes: 'one', options: [], run: showRequest },
  { words: ['requests', 'given'], takes: 'one', options: [], run: listGiven },
  { words: ['documents', 'verify'], takes: 'one', options: [], run: verifyDocument },
  {
    words: ['requests', 'redeliver'],
    takes: 'failed',
    options: ['failed'],
    run: redeliverRequests,
  },
  {
    words: ['requests', 'export'],
    takes: 'nothing',
    options: ['csv', 'plain', 'since', 'until'],
    run: exportRequests,
  },
  { words: ['person', 'erase'], takes: 'one', options: ['yes'], run: eraseByCommand },
  // What it was called before.
  { words: ['requests', 'erase'], takes: 'one', options: ['yes'], run: eraseByCommand },
  { words: ['inquiries', 'list'], takes: 'nothing', options: ['newest'], run: listInquiries },
  { words: ['inquiries', 'show'], takes: 'one', options: [], run: showInquiry },
  { words: ['inquiries', 'redeliver'], takes: 'one', options: [], run: redeliverInquiry },
  {
    words: ['inquiries', 'export'],
    takes: 'nothing',
    options: ['since', 'until'],
    run: exportInquiries,
  },
  { words: ['newsletter', 'list'], takes: 'nothing', options: ['newest'], run: listNewsletter },
  {
    words: ['newsletter', 'export'],
    takes: 'nothing',
    options: ['csv', 'plain'],
    run: exportNewsletter,
  },
  { words: ['newsletter', 'remove'], takes: 'one', options: [], run: removeFromNewsletter },
  { words: ['shares', 'list'], takes: 'nothing', options: ['newest'], run: listShares },
  { words: ['integrity', 'check'], takes: 'nothing', options: [], run: checkIntegrityByCommand },
  {
    words: ['audit', 'list'],
    takes: 'nothing',
    options: ['since', 'until', 'newest'],
    run: listAudit,
  },
  { words: ['audit', 'verify'], takes: 'nothing', options: ['expect'], run: verifyAudit },
  {
    words: ['deliveries', 'list'],
    takes: 'nothing',
    options: ['failed', 'newest'],
    run: listDeliveries,
  },
  { words: ['deliveries', 'retry'], takes: 'nothing', options: [], run: retryDeliveries },
  { words: ['keys', 'list'], takes: 'nothing', options: [], run: listKeys },
  { words: ['keys', 'reseal'], takes: 'nothing', options: [], run: reseal },
  { words: ['deliveries', 'count'], takes: 'nothing', options: [], run: countDeliveries },
];

/** The command of a line; `undefined` if it is not a command on the data, or is malformed. */
export function findDataCommand(
  line: CommandLine,
): ((services: CommandServices) => Promise<CommandResult>) | undefined {
  const command = COMMANDS.find(({ words }) => words.every((word, n) => line.words[n] === word));
  if (command === undefined) return undefined;
  const own = line.words.slice(command.words.length);
  const options = givenOptions(line);
  const fits =
    options.every((option) => command.options.includes(option)) &&
    own.length === expectedWords(command, options);
  return fits ? (services) => command.run(services, line, own[0] ?? '') : undefined;
}

function expectedWords({ takes }: DataCommand, options: readonly Option[]): number {
  if (takes === 'nothing') return 0;
  return takes !== 'one' && options.includes(takes) ? 0 : 1;
}

/** Runs a command line, or explains why it cannot. */
export async function runDataCommand(
  line: CommandLine,
  services: Omit<CommandServices, 'actor'>,
): Promise<CommandResult> {
  const run = findDataCommand(line);
  if (run === undefined) return { code: 2, output: `${USAGE}\n` };
  const actor = `operator:${line.as}` as const;
  return await run({ ...services, actor }).catch((error: unknown) =>
    refuseUnreadable(error, line.json),
  );
}
