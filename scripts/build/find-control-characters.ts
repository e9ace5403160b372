/** Control characters of Unicode, except tab, line feed and carriage return. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** How many characters around a control character are quoted. */
const CONTEXT = 20;

/** A phrase for each control character, with the text around it. Browsers drop some and show others as "�". */
export function findControlCharacters(text: string): string[] {
  return [...text.matchAll(CONTROL_CHARACTERS)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const around = text.slice(Math.max(0, index - CONTEXT), index + CONTEXT);
    return `has the control character U+${code} in ${JSON.stringify(around)}`;
  });
}
