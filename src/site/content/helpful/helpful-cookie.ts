import { HALF_A_YEAR, readCookie, writeCookie } from '#site/browser/cookies/cookie.ts';

/** The possible answers about a text (W-7.5). */
export const HELPFUL_ANSWERS = ['like', 'dislike'] as const;
export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number];

const nameOf = (id: string) => `helpful-${id}`;

/** The reader's answer about this text, from the page's cookies. */
export function readHelpful(id: string, cookies: string): HelpfulAnswer | undefined {
  const kept = readCookie(cookies, nameOf(id));
  return HELPFUL_ANSWERS.find((answer) => answer === kept);
}

/** Stores the answer in a cookie, so that the reader is not asked again. Nothing else reads it. */
export function writeHelpful(id: string, answer: HelpfulAnswer): void {
  writeCookie(nameOf(id), answer, HALF_A_YEAR);
}
