import { readEmail } from '#domain/reading/read-email.ts';
import {
  erasePerson,
  findToErase,
  type PersonQuery,
} from '../../data-protection/erasure/erase-person.ts';
import type { Holding, Unreadable } from '../../data-protection/erasure/find-person.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { asReference } from './requests-commands.ts';
import { PUT_KEYS_BACK } from './unreadable.ts';

/**
 * `person erase <reference | e-mail address>`: lists what is stored about a person; with `--yes`
 * erases it. What cannot be read is listed too: it may be theirs, and is not erased.
 */
export async function eraseByCommand(
  services: CommandServices,
  { json, yes }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const person = asPerson(typed);
  const result = yes
    ? await erasePerson(services, person)
    : await findToErase(services.storage, person);
  if (result === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  const { holdings, unreadable, held, restricted } = result;
  if (holdings.length === 0) return refuseNothing(typed, unreadable, json);

  if (held.length > 0)
    return refuseCommand(
      `Nothing was erased, because these are on hold: ${held.join(', ')}. Lift the hold first: hold lift <reference> --why <reason>.`,
      json,
    );

  if (restricted.length > 0) {
    const names = restricted.map(({ what, name }) => `${what} ${name}`).join(', ');
    return refuseCommand(
      `Nothing was erased, because processing of these is restricted: ${names}. Lift that first: person unrestrict <reference | e-mail address> --why <reason>.`,
      json,
    );
  }

  const code = yes && unreadable.length === 0 ? 0 : 1;
  if (json) {
    const listed = holdings.map(({ what, name, as }) => ({ what, name, as }));
    return printJson({ erased: yes, holdings: listed, unreadable }, code);
  }
  return printLines(
    [
      yes ? 'Erased:' : 'Would be erased:',
      ...holdings.map(describe),
      yes
        ? 'Data that was already delivered stays with its receivers: notify them.'
        : 'Nothing was erased yet. Add --yes to erase it; this cannot be undone.',
      ...describeUnreadable(unreadable),
    ],
    code,
  );
}

/** A person as operators name them. */
export function asPerson(typed: string): PersonQuery {
  return typed.includes('@') ? { email: readEmail(typed) } : { reference: asReference(typed) };
}

export function refuseNothing(
  typed: string,
  unreadable: readonly Unreadable[],
  json: boolean,
): CommandResult {
  if (unreadable.length === 0) return refuseCommand(`Nothing is stored about ${typed}.`, json);
  const reason = `Nothing readable is stored about ${typed}.`;
  return json
    ? printJson({ error: reason, unreadable }, 1)
    : printLines([reason, ...describeUnreadable(unreadable)], 1);
}

export function describeUnreadable(
  unreadable: readonly Unreadable[],
  done: 'erased' | 'restricted' | 'lifted' = 'erased',
): string[] {
  if (unreadable.length === 0) return [];
  return [
    `The following cannot be read, may belong to this person, and are not ${done}:`,
    ...unreadable.map(({ what, name }) => `  ${what} ${name}`),
    PUT_KEYS_BACK,
  ];
}

function describe({ what, name, as }: Holding): string {
  const shared = as === 'coborrower' ? ', as co-borrower: the applicant’s data goes too' : '';
  return `  ${what} ${name}${shared}`;
}
