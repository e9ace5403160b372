import { showControls } from '#domain/text/show-controls.ts';
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

export function printLines(lines: readonly string[], code = 0): CommandResult {
  return { code, output: `${showControls(lines.join('\n'))}\n` };
}

/** Output for other programs. */
export function printJson(value: unknown, code = 0): CommandResult {
  return { code, output: `${JSON.stringify(value, null, 2)}\n` };
}

/** A command that was refused, and why. */
export function refuseCommand(reason: string, json: boolean, code = 1): CommandResult {
  return json ? printJson({ error: reason }, code) : printLines([reason], code);
}

export const USAGE = `Usage: loanfront <command> [--json]

  requests list                  lists sent requests and their delivery, newest first
  requests show <reference>      shows a request with all its answers
  requests given <reference>     lists the documents and texts that the borrowers were given
  requests redeliver <reference> delivers it to the lender's systems again
  requests redeliver --failed    retries all failed deliveries
  requests export                exports all data of all requests, as JSON
      --csv                      as a table that opens in a spreadsheet
      --csv --plain              as a table for programs
      --since <day>              sent on that day or later: 2026-11-20, 20/11/2026
      --until <day>              sent on that day or earlier
  person export <reference | e-mail address>
                                 exports all data stored about a person, as JSON
  person erase <reference | e-mail address>
                                 lists what is stored about a person
      --yes                      erases it
  person erase --replay          erases again, after a restore, those who were erased
  person restrict <reference | e-mail address>
                                 keeps what is stored about a person from being processed
  person unrestrict <reference | e-mail address>
                                 lifts that
      --why <reason>             why, which both require
  person restricted              lists what is restricted, oldest first
  hold set <reference>           keeps a request from being purged and erased
  hold lift <reference>          lets its usual period count again
      --why <reason>             why, which both require
  hold list                      lists what is on hold, oldest first
  retention show                 shows how long each table is kept, and what the next purge deletes
  retention confirm <table>      lets a purge that stopped delete what was due then
  documents verify <file>        finds the request in which a PDF or text was given, by its SHA-256
  inquiries list                 lists messages of the website's forms and their delivery, newest first
  inquiries show <id>            shows a message in full, with the addresses of its files
  inquiries redeliver <id>       delivers it to the lender's systems again
  inquiries export               exports all messages, as JSON
      --since <day>, --until <day>
  newsletter list                lists newsletter subscriptions and their state, newest first
  newsletter export              exports the current subscribers, as JSON
      --csv, --csv --plain       as a table
  newsletter remove <id | e-mail address>
                                 ends a subscription, and notifies the lender's systems
  shares list                    lists requests shared with a co-borrower and their state, newest first
  audit list                     lists who consented, withdrew, viewed, exported or erased what
      --since <day>, --until <day>
  audit verify                   verifies that the audit log is intact, and prints its end
      --expect <position:hash>   verifies that it still contains an end printed before
      --proof <file>             verifies that it still contains an end that was mailed or posted
  audit proofs                   lists to whom the end of the audit log was proven, newest first
  deliveries list                lists deliveries to the lender's systems and their state, newest first
      --failed                   lists only failed deliveries
  deliveries retry               tries at once all that wait for another attempt
  deliveries count               counts waiting, delivered and failed deliveries
  keys list                      lists the keys of ENCRYPTION_KEYS, and how many values each encrypts
  keys generate                  prints a new key for ENCRYPTION_KEYS
  keys reseal                    re-encrypts all data with the first key, while servers run
  webhook schema                 prints the JSON Schema of what is posted to WEBHOOK_URL
  lender new <folder>            writes the files of a new lender; --help lists its options
  lender diff <version>          shows what has changed since in the files that a lender's were made from
  lender check                   checks settings, configuration and texts, and lists what is not the lender's own yet
  brand check                    checks the brand, and lists the contrast of its colours
  tariffs check                  checks the tariff file against its schema and the law
  tariffs show                   shows what is lent today, and when that changes
      --on <day>                 or on that day
  brokers check                  checks the file of brokers: their number, provinces without any, errors
  brokers import <file>          replaces it with another file, CSV or JSON, if that is valid
  words list [<key> …]           lists sentences of the site with their keys, and where they show
      --language <language>      in that language: fr, nl, de, en
  content check                  checks the texts: missing texts, invalid front matter, broken links
  reload                         lets the running server use the files and pages as they are now
  probe                          walks an application through the running server, and leaves nothing
      --at <address>             at this address instead of PUBLIC_URL
  doctor                         checks settings, configuration, documents, pages, database, delivery
      --deep                     also checks the integrity of all data in the database
      --migrate                  after adding the migrations that a restored copy lacks
  integrity check                checks the integrity of all data in the database

--newest <n> limits a list to the newest n entries.
--restricted lists, shows or exports what is restricted too.
--as <name> sets the operator recorded in the audit log; by default the system's user; required
in production where that is root or a service's.
--json prints machine-readable output.`;
