/** The output of a command, and its exit code. */
export interface CommandResult {
  code: number;
  output: string;
  /** What follows the output, piece by piece, if it is too much to hold in memory. */
  more?: AsyncIterable<string>;
}

/** A command's whole output, for who needs it in one piece. */
export async function gatherOutput({ code, output, more }: CommandResult) {
  const pieces = [output];
  for await (const piece of more ?? []) pieces.push(piece);
  return { code, output: pieces.join('') };
}

export function say(lines: readonly string[], code = 0): CommandResult {
  return { code, output: `${lines.join('\n')}\n` };
}

/** Output for other programs. */
export function printJson(value: unknown, code = 0): CommandResult {
  return { code, output: `${JSON.stringify(value, null, 2)}\n` };
}

/** A command that was refused, and why. */
export function refuseCommand(reason: string, json: boolean, code = 1): CommandResult {
  return json ? printJson({ error: reason }, code) : say([reason], code);
}

export const USAGE = `Usage: loanfront <command> [--json]

  requests list                  the requests that were sent, newest first, and their delivery
  requests show <reference>      a request with all its answers
  requests redeliver <reference> delivers it to the lender's systems again
  requests redeliver --failed    retries all that could not be delivered
  requests export                all data of all requests, as JSON
      --csv                      as a table that opens in a spreadsheet
      --csv --plain              as a table for programs
      --since <day>              sent on that day or later, YYYY-MM-DD
      --until <day>              sent on that day or before
  person erase <reference | e-mail address>
                                 lists what is stored about a person
      --yes                      and erases it
  inquiries list                 the messages of the website's forms, newest first, and their delivery
  inquiries show <id>            a message in full, with the addresses of its files
  inquiries redeliver <id>       delivers it to the lender's systems again
  inquiries export               all messages, as JSON
      --since <day>, --until <day>
  newsletter list                the subscriptions to the newsletter, newest first, and their state
  newsletter export              the current subscribers, as JSON
      --csv, --csv --plain       as a table
  newsletter remove <id | e-mail address>
                                 ends a subscription, and notifies the lender's systems
  shares list                    the requests shared with a co-borrower, newest first, and their state
  audit list                     who consented, withdrew, viewed, exported, erased, and what
      --since <day>, --until <day>
  audit verify                   whether the audit log is intact, and its end
      --expect <position:hash>   and still contains an end that was noted down
  deliveries list                deliveries to the lender's systems, newest first, and their state
      --failed                   only those that were given up
  deliveries retry               tries at once all that wait for another attempt
  deliveries count               how many wait, are done, have failed
  keys list                      the keys of ENCRYPTION_KEYS, and how many values each encrypts
  keys generate                  prints a new key for ENCRYPTION_KEYS
  keys reseal                    encrypts everything with the first key, while servers go on
  webhook schema                 what is posted to WEBHOOK_URL, as JSON Schema
  tariffs check                  the tariff file against its schema and the law
  brokers check                  the file of brokers: how many, provinces without any, and faults
  brokers import <file>          replaces it by another file, CSV or JSON, if that is valid
  content check                  the texts: missing ones, wrong front matter, broken links
  doctor                         settings, configuration, documents, pages, database, delivery
      --deep                     and whether everything in the database is whole: reads all of it
      --migrate                  after adding the migrations that a restored copy lacks
  integrity check                the database alone, as doctor --deep

--newest <n> lists only that many, with every list.
--as <name> is recorded as the operator in the audit log, in place of the system's user.
--json prints output for programs.`;
