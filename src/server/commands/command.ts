/** What a command says, and the code it ends with. */
export interface CommandResult {
  code: number;
  output: string;
}

export function say(lines: readonly string[], code = 0): CommandResult {
  return { code, output: `${lines.join('\n')}\n` };
}

/** For other programs. */
export function printJson(value: unknown, code = 0): CommandResult {
  return { code, output: `${JSON.stringify(value, null, 2)}\n` };
}

/** A command that was not carried out, and why. */
export function refuseCommand(reason: string, json: boolean, code = 1): CommandResult {
  return json ? printJson({ error: reason }, code) : say([reason], code);
}

export const USAGE = `Usage: npm run loanfront -- <command> [--json]

  requests list                  the requests that were sent, newest first, and their delivery
  requests show <reference>      one request, with everything answered
  requests redeliver <reference> tells the lender's systems of it once more
  requests redeliver --failed    tells them of all that could not be delivered
  requests export                everything of all requests, as JSON
      --csv                      as a table
      --since <day>              sent on that day or later, YYYY-MM-DD
      --until <day>              sent on that day or before
  requests erase <reference | e-mail address>
                                 says what is kept of one person
      --yes                      and forgets it
  inquiries list                 the messages of the website's forms, newest first, their delivery
  inquiries show <id>            one of them, whole, with the addresses of its files
  inquiries redeliver <id>       tells the lender's systems of it once more
  inquiries export               all of them, as JSON
      --since <day>, --until <day>
  newsletter list                who asked for the newsletter, newest first, and what came of it
  newsletter export              who is to get it, as JSON
      --csv                      as a table
  newsletter remove <id | e-mail address>
                                 ends it for them, and tells the lender's systems
  shares list                    the requests shared with a co-borrower, newest first, their state
  audit list                     what was consented to, withdrawn, looked at, exported, erased
      --since <day>, --until <day>
  audit verify                   whether the audit log is whole, and its end
      --expect <position:hash>   and still holds an end that was noted down
  deliveries list                what is told to the lender's systems, newest first, how far it is
      --failed                   what was given up alone
  deliveries count               how many wait, are done, have failed
  webhook schema                 what is posted to WEBHOOK_URL, as JSON Schema
  tariffs check                  the tariff file against its schema and the law
  brokers check                  the file of brokers: how many, where there are none, what is wrong
  brokers import <file>          puts those of another file, CSV or JSON, in its place, if all are right
  content check                  the texts: missing ones, wrong front matter, links that lead nowhere
  doctor                         settings, configuration, documents, pages, database, delivery

--json answers for programs.`;
