import type { Locale } from '#domain/locale/locale.ts';

/** Reads HH:MM, from 00:00 to 24:00, as minutes since midnight. */
export function parseClockTime(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  const hours = Number(match?.[1]);
  const minutes = Number(match?.[2]);
  const total = hours * 60 + minutes;
  return match && minutes < 60 && total <= 24 * 60 ? total : undefined;
}

/** "12 h 30" in French, "12.30 u." in Dutch, whole hours "9 h" and "9 u."; never breaks. */
export function formatClockTime(minutesSinceMidnight: number, locale: Locale): string {
  const hours = Math.floor(minutesSinceMidnight / 60);
  const minutes = minutesSinceMidnight % 60;
  const twoDigits = String(minutes).padStart(2, '0');
  if (locale === 'fr')
    return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${twoDigits}`;
  return minutes === 0 ? `${hours}\u00a0u.` : `${hours}.${twoDigits}\u00a0u.`;
}
