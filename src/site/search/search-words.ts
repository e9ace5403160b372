import type { Locale } from '#domain/locale/locale.ts';

/** Words that stand everywhere and find nothing, without accents. */
const TOO_COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(
    'a ai au aux avec c ce ces cet cette ceux comme d dans de des du elle en est et eux il ils j je l la le les leur lui m ma mais me mes mon n ne nos notre nous on ont ou par pas pour qu que qui s sa se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'aan al als bij dan dat de der des die dit doe doen door een en er ge geen had heb hem het hij hoe hun ik in is ja je kan me men met mijn na naar niet nog nu of om omdat ook op over s t te ter tot u uit uw van voor want was wat we wel wie wij worden wordt zal ze zich zij zijn zo zou'.split(
      ' ',
    ),
  ),
};

/** The words of a text, where they stand in it. */
export function wordsIn(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }));
}

/** A word as it is looked up: small, without accents; null where it finds nothing. */
export function lookUpForm(word: string, locale: Locale): string | null {
  const form = word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
  return TOO_COMMON[locale].has(form) ? null : form;
}
