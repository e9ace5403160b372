import { erasePerson, findHoldings, type Wanted } from '../erasure/erase-person.ts';
import type { Holding, Unreadable } from '../erasure/find-person.ts';
import { type CommandResult, printJson, refuseCommand, say } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './data-commands.ts';
import { asReference } from './requests-commands.ts';
import { PUT_KEYS_BACK } from './unreadable.ts';

/**
 * `requests erase <reference | e-mail address>`: says what is kept of one person; with `--yes`
 * forgets it. What cannot be read is named: it may be theirs, and is not erased.
 */
export async function eraseByCommand(
  services: CommandServices,
  { json, yes }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const wanted: Wanted = typed.includes('@') ? { email: typed } : { reference: asReference(typed) };
  const found = yes
    ? await erasePerson(services, wanted)
    : await findHoldings(services.storage, wanted);
  if (found === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  const { holdings, unreadable } = found;
  if (holdings.length === 0) return refuseNothing(typed, unreadable, json);

  const code = yes && unreadable.length === 0 ? 0 : 1;
  if (json) {
    const named = holdings.map(({ what, name, as }) => ({ what, name, as }));
    return printJson({ erased: yes, holdings: named, unreadable }, code);
  }
  return say(
    [
      yes ? 'Erased:' : 'Would be erased:',
      ...holdings.map(describe),
      yes
        ? 'What was delivered before stays with its receiver: tell them.'
        : 'Nothing was erased yet. Add --yes to erase it; there is no way back.',
      ...describeUnreadable(unreadable),
    ],
    code,
  );
}

function refuseNothing(
  typed: string,
  unreadable: readonly Unreadable[],
  json: boolean,
): CommandResult {
  if (unreadable.length === 0) return refuseCommand(`Nothing is kept of ${typed}.`, json);
  const reason = `Nothing that can be read is kept of ${typed}.`;
  return json
    ? printJson({ error: reason, unreadable }, 1)
    : say([reason, ...describeUnreadable(unreadable)], 1);
}

function describeUnreadable(unreadable: readonly Unreadable[]): string[] {
  if (unreadable.length === 0) return [];
  return [
    'These cannot be read, may be theirs, and stay as they are:',
    ...unreadable.map(({ what, name }) => `  ${what} ${name}`),
    PUT_KEYS_BACK,
  ];
}

function describe({ what, name, as }: Holding): string {
  const shared = as === 'coborrower' ? ', as co-borrower: the applicant’s data goes too' : '';
  return `  ${what} ${name}${shared}`;
}
