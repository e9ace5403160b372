import type { CalendarDate } from '#domain/calendar/date.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { dayInWords } from '#words/day-in-words.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import type { LetterPart } from './letter-content.ts';

/** What happens to a request that has arrived, within the times that the lender promises. */
export function nextSteps(
  lender: Lender,
  locale: Locale,
  decisionDay?: CalendarDate,
): Extract<LetterPart, { kind: 'steps' }> {
  const { nextTitle, next, decided } = withFacts(MAIL_WORDS[locale], lender, locale);
  const decision = decisionDay
    ? `${next.decision} ${fill(decided, { date: dayInWords(decisionDay, locale) })}`
    : next.decision;
  return { kind: 'steps', title: nextTitle, steps: [decision, next.file, next.funds] };
}
