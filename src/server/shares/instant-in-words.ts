import { wallClockIn } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { SHARE_MAIL_WORDS } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';

/** «21/12/2026 à 15:00», on a clock in Belgium. */
export function instantInWords(instant: Date, locale: Locale): string {
  const { date, minutes } = wallClockIn('Europe/Brussels', instant);
  const two = (n: number) => String(n).padStart(2, '0');
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return fill(SHARE_MAIL_WORDS[locale].instant, { date: formatDate(date), time });
}
