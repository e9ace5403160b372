import { type Replayed, replayErasures } from '../../data-protection/erasure/replay-erasures.ts';
import { type CommandResult, printJson, printLines } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { describeUnreadable } from './erase-command.ts';

/** `person erase --replay`: erases again, after a restore, everyone who the register says was erased. */
export async function replayByCommand(
  services: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const replayed = await replayErasures(services);
  const { held, restricted, unreadable, damaged } = replayed;
  const code = held.length + restricted.length + unreadable.length + damaged.length === 0 ? 0 : 1;
  const holdings = replayed.holdings.map(({ what, name, as }) => ({ what, name, as }));
  if (json) return printJson({ ...replayed, holdings }, code);
  return printLines([...describe(replayed), ...describeUnreadable(unreadable)], code);
}

function describe(replayed: Replayed) {
  const { entries, found, holdings, held, restricted, damaged, underUnknownKeys } = replayed;
  return [
    `The register has ${entries} erasures; of ${found} people something was still stored.`,
    ...holdings.map(({ what, name }) => `  erased: ${what} ${name}`),
    ...held.map((name) => `  on hold, so nothing of its people was erased: request ${name}`),
    ...restricted.map(
      ({ what, name }) => `  restricted, so nothing of its people was erased: ${what} ${name}`,
    ),
    ...damaged.map((name) => `  cannot be read in the register: ${name}`),
    ...(underUnknownKeys === 0
      ? []
      : [
          `${underUnknownKeys} of its entries were made under keys that ENCRYPTION_KEYS lacks: put them back, after the first, if the restored database is older than their removal.`,
        ]),
  ];
}
