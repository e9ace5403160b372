/** Parts in brackets, with what they depend on. */
const PART = /\[(?:(\w+)=(\w+)\|)?([^[\]]*)\]/g;

/**
 * A sentence with the parts in brackets that apply. `[name=code|…]` applies only to that code; any part only if every
 * `{name}` in it `isKnown`.
 */
export function resolveParts(
  sentence: string,
  codeOf: (name: string) => string | undefined,
  isKnown: (name: string) => boolean,
): string {
  return sentence.replace(PART, (_, name?: string, code?: string, part = '') => {
    if (name !== undefined && codeOf(name) !== code) return '';
    const names: RegExpMatchArray[] = [...part.matchAll(/\{~?(\w+)\}/g)];
    return names.every(([, inner = '']) => isKnown(inner)) ? part : '';
  });
}
