/** What a command says, and the code it ends with. */
export interface CommandResult {
  code: number;
  output: string;
}

export function say(lines: readonly string[], code = 0): CommandResult {
  return { code, output: `${lines.join('\n')}\n` };
}

/** For other programs. */
export function sayJson(value: unknown, code = 0): CommandResult {
  return { code, output: `${JSON.stringify(value, null, 2)}\n` };
}

export const USAGE = `Usage: npm run loanfront -- <command> [--json]

  requests list                the requests that were sent, newest first
  requests show <reference>    one request, with everything answered
  webhook schema               what is posted to WEBHOOK_URL, as JSON Schema
  tariffs check                the tariff file against its schema and the law
  doctor                       settings, configuration and database

--json answers for programs.`;
