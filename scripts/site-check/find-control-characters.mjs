/** Control characters of Unicode, except tab, line feed and carriage return. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** How many characters around a control character are quoted. */
const CONTEXT = 20;

/**
 * Browsers drop some control characters and show others as "�".
 * @param {string} text
 * @returns {string[]} a phrase for each, with the text around it
 */
export function findControlCharacters(text) {
  return [...text.matchAll(CONTROL_CHARACTERS)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const around = text.slice(Math.max(0, index - CONTEXT), index + CONTEXT);
    return `has the control character U+${code} in ${JSON.stringify(around)}`;
  });
}
