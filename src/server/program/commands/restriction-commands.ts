import {
  restrictPerson,
  unrestrictPerson,
} from '../../data-protection/restriction/restrict-person.ts';
import type { RestrictedSubject } from '../../stores/restriction-store.ts';
import type { Stores } from '../../stores/storage.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { asPerson, describeUnreadable, refuseNothing } from './erase-command.ts';
import { formatInstant } from './format-instant.ts';
import { readReason, refuseWithoutReason } from './hold-commands.ts';

/**
 * `person restrict <reference | e-mail address> --why <reason>`: what is stored about a person is stored on, and not
 * processed otherwise (GDPR, article 18). The audit log records it.
 */
export async function restrictByCommand(
  services: CommandServices,
  line: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const { json } = line;
  const why = readReason(line);
  if (why === undefined) return refuseWithoutReason(json);
  const result = await restrictPerson(services, asPerson(typed), why);
  if (result === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  const { holdings, covered, unreadable } = result;
  if (holdings.length + covered.length === 0) return refuseNothing(typed, unreadable, json);
  if (holdings.length === 0)
    return refuseCommand(
      `All that is stored about ${typed} has been restricted already. Lift it with: person unrestrict.`,
      json,
    );
  const code = unreadable.length === 0 ? 0 : 1;
  if (json)
    return printJson(
      { restricted: holdings.map(({ what, name }) => ({ what, name })), unreadable },
      code,
    );
  return printLines(
    [
      'Restricted until person unrestrict:',
      ...holdings.map(({ what, name }) => `  ${what} ${name}`),
      'What was delivered already stays with its receivers: notify them. What the person sends from now on is not covered.',
      ...describeUnreadable(unreadable, 'restricted'),
    ],
    code,
  );
}

/** `person unrestrict <reference | e-mail address> --why <reason>`: lifts it. The audit log records it. */
export async function unrestrictByCommand(
  services: CommandServices,
  line: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const { json } = line;
  const why = readReason(line);
  if (why === undefined) return refuseWithoutReason(json);
  const result = await unrestrictPerson(services, asPerson(typed), why);
  if (result === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  const { lifted, unreadable } = result;
  const code = unreadable.length === 0 ? 0 : 1;
  if (lifted.length === 0) {
    const reason = `No restriction of ${typed} is in force.`;
    if (unreadable.length === 0) return refuseCommand(reason, json);
    return json
      ? printJson({ error: reason, unreadable }, 1)
      : printLines([reason, ...describeUnreadable(unreadable, 'lifted')], 1);
  }
  if (json) return printJson({ lifted: lifted.map(({ id }) => id), unreadable }, code);
  return printLines(
    [
      `The restriction of ${typed} is lifted: what waited is delivered, and its usual periods count.`,
      ...describeUnreadable(unreadable, 'lifted'),
    ],
    code,
  );
}

/** `person restricted`: what is restricted, oldest first, without addresses. */
export async function listRestricted(
  { storage }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const listed = await Promise.all(
    (await storage.restrictions.list()).map(async ({ subjects, ...restriction }) => ({
      ...restriction,
      subjects: await Promise.all(subjects.map((subject) => nameSubject(storage, subject))),
    })),
  );
  if (json) return printJson(listed);
  if (listed.length === 0) return printLines(['Nothing is restricted.']);
  return printLines(
    listed.map(({ setAt, subjects }) => {
      const names = subjects.map(({ what, name }) => `${what} ${name}`).join(', ');
      return `${formatInstant(setAt)}  ${names}`;
    }),
  );
}

/** An application that was sent is known by its reference. */
async function nameSubject(
  { requests }: Pick<Stores, 'requests'>,
  { what, name }: RestrictedSubject,
): Promise<{ what: string; name: string }> {
  const sent = what === 'application' ? await requests.findByUniqid(name) : undefined;
  return sent === undefined ? { what, name } : { what: 'request', name: sent.reference };
}
