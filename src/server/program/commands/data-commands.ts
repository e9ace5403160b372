import { RegisterError } from '../../data-protection/erasure/erasure-register.ts';
import { listAudit } from './audit-commands.ts';
import { listProofs, verifyAudit } from './audit-verify-command.ts';
import { type CommandResult, refuseCommand, USAGE } from './command.ts';
import { type CommandLine, givenOptions, type Option } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { countDeliveries, listDeliveries } from './deliveries-commands.ts';
import { eraseByCommand } from './erase-command.ts';
import { exportRequests } from './export-command.ts';
import { listGiven, verifyDocument } from './given-commands.ts';
import { liftHold, listHolds, setHold } from './hold-commands.ts';
import {
  exportInquiries,
  listInquiries,
  redeliverInquiry,
  showInquiry,
} from './inquiries-commands.ts';
import { checkIntegrityByCommand } from './integrity-command.ts';
import { listKeys, reseal } from './keys-commands.ts';
import { exportNewsletter, listNewsletter, removeFromNewsletter } from './newsletter-commands.ts';
import { NAME_YOURSELF } from './operator.ts';
import { exportPersonByCommand } from './person-export-command.ts';
import { redeliverRequests } from './redeliver-command.ts';
import { replayByCommand } from './replay-command.ts';
import { listRequests, showRequest } from './requests-commands.ts';
import { listRestricted, restrictByCommand, unrestrictByCommand } from './restriction-commands.ts';
import { confirmRetention, showRetention } from './retention-commands.ts';
import { retryDeliveries } from './retry-command.ts';
import { listShares } from './shares-command.ts';
import { refuseUnreadable } from './unreadable.ts';

interface DataCommand {
  words: readonly string[];
  /** The operator's own words after the command: none, a single word, or a word unless the option is given. */
  takes: 'nothing' | 'one' | Option;
  options: readonly Option[];
  /** Whether the audit log records who ran it. */
  isRecorded?: true;
  run(services: CommandServices, line: CommandLine, word: string): Promise<CommandResult>;
}

/** Every command that needs the database. */
const COMMANDS: readonly DataCommand[] = [
  {
    words: ['requests', 'list'],
    takes: 'nothing',
    options: ['newest', 'restricted'],
    run: listRequests,
  },
  {
    words: ['requests', 'show'],
    takes: 'one',
    options: ['restricted'],
    isRecorded: true,
    run: showRequest,
  },
  { words: ['requests', 'given'], takes: 'one', options: [], run: listGiven },
  { words: ['documents', 'verify'], takes: 'one', options: [], run: verifyDocument },
  {
    words: ['requests', 'redeliver'],
    takes: 'failed',
    options: ['failed'],
    isRecorded: true,
    run: redeliverRequests,
  },
  {
    words: ['requests', 'export'],
    takes: 'nothing',
    options: ['csv', 'plain', 'since', 'until', 'restricted'],
    isRecorded: true,
    run: exportRequests,
  },
  {
    words: ['person', 'export'],
    takes: 'one',
    options: [],
    isRecorded: true,
    run: exportPersonByCommand,
  },
  {
    words: ['person', 'erase'],
    takes: 'replay',
    options: ['yes', 'replay'],
    isRecorded: true,
    run: (services, line, word) =>
      line.replay ? replayByCommand(services, line) : eraseByCommand(services, line, word),
  },
  {
    words: ['person', 'restrict'],
    takes: 'one',
    options: ['why'],
    isRecorded: true,
    run: restrictByCommand,
  },
  {
    words: ['person', 'unrestrict'],
    takes: 'one',
    options: ['why'],
    isRecorded: true,
    run: unrestrictByCommand,
  },
  { words: ['person', 'restricted'], takes: 'nothing', options: [], run: listRestricted },
  { words: ['hold', 'set'], takes: 'one', options: ['why'], isRecorded: true, run: setHold },
  { words: ['hold', 'lift'], takes: 'one', options: ['why'], isRecorded: true, run: liftHold },
  { words: ['hold', 'list'], takes: 'nothing', options: [], run: listHolds },
  {
    words: ['inquiries', 'list'],
    takes: 'nothing',
    options: ['newest', 'restricted'],
    run: listInquiries,
  },
  {
    words: ['inquiries', 'show'],
    takes: 'one',
    options: ['restricted'],
    isRecorded: true,
    run: showInquiry,
  },
  {
    words: ['inquiries', 'redeliver'],
    takes: 'one',
    options: [],
    isRecorded: true,
    run: redeliverInquiry,
  },
  {
    words: ['inquiries', 'export'],
    takes: 'nothing',
    options: ['since', 'until', 'restricted'],
    isRecorded: true,
    run: exportInquiries,
  },
  {
    words: ['newsletter', 'list'],
    takes: 'nothing',
    options: ['newest', 'restricted'],
    run: listNewsletter,
  },
  {
    words: ['newsletter', 'export'],
    takes: 'nothing',
    options: ['csv', 'plain', 'restricted'],
    isRecorded: true,
    run: exportNewsletter,
  },
  {
    words: ['newsletter', 'remove'],
    takes: 'one',
    options: [],
    isRecorded: true,
    run: removeFromNewsletter,
  },
  { words: ['retention', 'show'], takes: 'nothing', options: [], run: showRetention },
  {
    words: ['retention', 'confirm'],
    takes: 'one',
    options: [],
    isRecorded: true,
    run: confirmRetention,
  },
  {
    words: ['shares', 'list'],
    takes: 'nothing',
    options: ['newest', 'restricted'],
    run: listShares,
  },
  { words: ['integrity', 'check'], takes: 'nothing', options: [], run: checkIntegrityByCommand },
  {
    words: ['audit', 'list'],
    takes: 'nothing',
    options: ['since', 'until', 'newest'],
    run: listAudit,
  },
  { words: ['audit', 'verify'], takes: 'nothing', options: ['expect', 'proof'], run: verifyAudit },
  { words: ['audit', 'proofs'], takes: 'nothing', options: ['newest'], run: listProofs },
  {
    words: ['deliveries', 'list'],
    takes: 'nothing',
    options: ['failed', 'newest'],
    run: listDeliveries,
  },
  {
    words: ['deliveries', 'retry'],
    takes: 'nothing',
    options: [],
    isRecorded: true,
    run: retryDeliveries,
  },
  { words: ['keys', 'list'], takes: 'nothing', options: [], run: listKeys },
  { words: ['keys', 'reseal'], takes: 'nothing', options: [], isRecorded: true, run: reseal },
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
  if (!fits) return undefined;
  return async (services) =>
    command.isRecorded && line.as === undefined
      ? refuseCommand(NAME_YOURSELF, line.json, 2)
      : await command.run(services, line, own[0] ?? '');
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
  const actor = `operator:${line.as ?? ''}` as const;
  return await run({ ...services, actor }).catch((error: unknown) =>
    error instanceof RegisterError
      ? refuseCommand(error.message, line.json)
      : refuseUnreadable(error, line.json),
  );
}
