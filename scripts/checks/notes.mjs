/** How a line begins that is to be read whatever came of the stage, with what is left out of it. */
const NOTED = [/^note: (.+)$/, /^(Testing stopped early after .+)$/];

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

/**
 * What a stage's output says beside its tests: that it ended before its time, or how it compared.
 * @param {string} output
 * @returns {readonly string[]} each sentence once
 */
export function readNotes(output) {
  const lines = output.replace(COLOURS, '').split('\n');
  const found = lines.flatMap((line) =>
    NOTED.flatMap((noted) => noted.exec(line.trim())?.[1] ?? []),
  );
  return [...new Set(found)];
}
