import { erasePerson, findHoldings, type Wanted } from '../erasure/erase-person.ts';
import type { Holding } from '../erasure/find-person.ts';
import { type CommandResult, refuseCommand, say, sayJson } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { DataWorld } from './data-commands.ts';
import { asReference } from './requests-commands.ts';

/**
 * `requests erase <reference | e-mail address>`: says what is kept of one person; with `--yes`
 * forgets it.
 */
export async function eraseByCommand(
  world: DataWorld,
  { json, yes }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const wanted: Wanted = typed.includes('@') ? { email: typed } : { reference: asReference(typed) };
  const holdings = yes
    ? await erasePerson(world, wanted)
    : await findHoldings(world.storage, wanted);
  if (holdings === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  if (holdings.length === 0) return refuseCommand(`Nothing is kept of ${typed}.`, json);

  const found = holdings.map(({ what, name, as }) => ({ what, name, as }));
  const code = yes ? 0 : 1;
  if (json) return sayJson({ erased: yes, holdings: found }, code);
  return say(
    [
      yes ? 'Erased:' : 'Would be erased:',
      ...holdings.map(describe),
      yes
        ? 'What was delivered before stays with its receiver: tell them.'
        : 'Nothing was erased yet. Add --yes to erase it; there is no way back.',
    ],
    code,
  );
}

function describe({ what, name, as }: Holding): string {
  const shared = as === 'coborrower' ? ', as co-borrower: the applicant’s data goes too' : '';
  return `  ${what} ${name}${shared}`;
}
