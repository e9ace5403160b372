import type { Locale } from '#domain/locale/locale.ts';

/** Reads HH:MM, from 00:00 to 24:00, as minutes since midnight. */
export function parseClockTime(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  const hours = Number(match?.[1]);
  const minutes = Number(match?.[2]);
  const total = hours * 60 + minutes;
  return match && minutes < 60 && total <= 24 * 60 ? total : undefined;
}

const SAY: Readonly<Record<Locale, (hours: number, minutes: string) => string>> = {
  fr: (hours, minutes) =>
    minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`,
  nl: (hours, minutes) => `${withMinutes(hours, minutes)}\u00a0u.`,
  de: (hours, minutes) => `${withMinutes(hours, minutes)}\u00a0Uhr`,
  en: (hours, minutes) => `${hours}:${minutes}`,
};

const withMinutes = (hours: number, minutes: string) =>
  minutes === '00' ? String(hours) : `${hours}.${minutes}`;

/**
 * "12 h 30" in French, "12.30 u." in Dutch, "12.30 Uhr" in German, "12:30" in English; whole hours
 * "9 h", "9 u.", "9 Uhr", "9:00"; never breaks.
 */
export function formatClockTime(minutesSinceMidnight: number, locale: Locale): string {
  const hours = Math.floor(minutesSinceMidnight / 60);
  return SAY[locale](hours, String(minutesSinceMidnight % 60).padStart(2, '0'));
}
