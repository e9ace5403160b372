import { withoutColours } from '../processes/quietly.mjs';

/** The beginning of lines that are reported whatever the result, with the part that is left out. */
const NOTED = [/^note: (.+)$/, /^(Testing stopped early after .+)$/];

/**
 * Notes in a stage's output besides its tests: that it stopped early, or how it compared.
 * @param {string} output
 * @returns {readonly string[]} each sentence once
 */
export function readNotes(output) {
  const lines = withoutColours(output).split('\n');
  const notes = lines.flatMap((line) =>
    NOTED.flatMap((noted) => noted.exec(line.trim())?.[1] ?? []),
  );
  return [...new Set(notes)];
}
