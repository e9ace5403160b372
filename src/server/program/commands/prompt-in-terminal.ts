import { createInterface } from 'node:readline/promises';

/** Asks a question on the terminal, so that the output stays the command's result. Where the input ends, the command does. */
export async function promptInTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.once('SIGINT', () => process.exit(130));
  const ended = () => process.exit(1);
  terminal.once('close', ended);
  const answer = await terminal.question(question);
  terminal.off('close', ended);
  terminal.close();
  return answer;
}
