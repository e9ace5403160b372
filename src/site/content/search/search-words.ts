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
  de: new Set(
    'ab aber alle als also am an auch auf aus bei bin bis da das dass dem den der des die dies dir doch du durch ein eine einem einen einer eines er es fur hat ich ihr im in ins ist ja je kann man mein mich mir mit muss nach nicht noch nun nur ob oder sein sich sie sind so uber um und uns unter vom von vor war was weil wenn wer wie wir wird zu zum zur'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a all am an and any are as at be been but by can did do does for from had has have he her his how i if in into is it its me my no not of on or our she so than that the their them then there they this to too up was we were what when where which who will with you your'.split(
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
