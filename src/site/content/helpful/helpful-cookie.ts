import { HALF_A_YEAR, readCookie, writeCookie } from '#site/browser/cookies/cookie.ts';

/** What a reader says of a text (spec 1 §4). */
export const HELPFUL_ANSWERS = ['like', 'dislike'] as const;
export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number];

const nameOf = (id: string) => `helpful-${id}`;

/** What was said of this text, as the page's cookies have it. */
export function readHelpful(id: string, cookies: string): HelpfulAnswer | undefined {
  const kept = readCookie(cookies, nameOf(id));
  return HELPFUL_ANSWERS.find((answer) => answer === kept);
}

/** Keeps it, so that the reader is not asked again: by the reader's own act, and read by nobody else. */
export function writeHelpful(id: string, answer: HelpfulAnswer): void {
  writeCookie(nameOf(id), answer, HALF_A_YEAR);
}
