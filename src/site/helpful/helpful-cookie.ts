import { readCookie } from '../cookies/read-cookie.ts';

/** What a reader says of a text (spec 1 §4). */
export const HELPFUL_ANSWERS = ['like', 'dislike'] as const;
export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number];

/** How long a reader is not asked again: half a year, in seconds. */
const AGE = 182 * 24 * 60 * 60;

const nameOf = (id: string) => `helpful-${id}`;

/** What was said of this text, as the page's cookies have it. */
export function readHelpful(id: string, cookies: string): HelpfulAnswer | undefined {
  const kept = readCookie(cookies, nameOf(id));
  return HELPFUL_ANSWERS.find((answer) => answer === kept);
}

/** The cookie that keeps it: set by the reader's own act, and read by nobody else. */
export function writeHelpful(id: string, answer: HelpfulAnswer): string {
  return `${nameOf(id)}=${answer}; path=/; max-age=${AGE}; SameSite=Lax`;
}
