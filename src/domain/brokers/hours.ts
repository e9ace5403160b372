import { WEEKDAYS, type Weekday } from '../calendar/clock.ts';
import { parseClockTime } from '../office/clock-time.ts';
import type { Interval, OpeningHours } from '../office/opening-hours.ts';

/** The days as schema.org's openingHours writes them, Monday first. */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * Opening hours from entries such as "Mo-Fr 09:00-12:30,13:30-17:30" or "Tu,Th 18:00-20:00"; undefined
 * if an entry cannot be read, names days in reverse order, ends before it begins, or overlaps another.
 */
export function readBrokerHours(entries: readonly string[]): OpeningHours | undefined {
  const week = new Map<Weekday, Interval[]>(WEEKDAYS.map((weekday) => [weekday, []]));
  for (const entry of entries) {
    const [days = '', spans = '', ...others] = entry.trim().split(/\s+/);
    const weekdays = readDays(days);
    const intervals = spans.split(',').map(readSpan);
    if (weekdays === undefined || others.length > 0) return undefined;
    for (const interval of intervals) {
      if (interval === undefined) return undefined;
      for (const weekday of weekdays) week.get(weekday)?.push(interval);
    }
  }
  for (const intervals of week.values()) {
    intervals.sort((a, b) => a.from - b.from);
    if (intervals.some(({ from }, i) => from <= (intervals[i - 1]?.to ?? -1))) return undefined;
  }
  return Object.fromEntries(week) as Record<Weekday, Interval[]>;
}

/** In schema.org's notation, one span an entry, "Mo-Fr 09:00-12:30". The entries must be readable. */
export function splitHours(entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => {
    const [days = '', spans = ''] = entry.trim().split(/\s+/);
    return spans.split(',').map((span) => `${days} ${span}`);
  });
}

/** Reads "Mo-Th,Sa" as days, each once. */
function readDays(written: string): readonly Weekday[] | undefined {
  const days: Weekday[] = [];
  for (const part of written.split(',')) {
    const [from = '', to = from, ...others] = part.split('-');
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    if (first < 0 || last < first || others.length > 0) return undefined;
    days.push(...WEEKDAYS.slice(first, last + 1));
  }
  return new Set(days).size === days.length ? days : undefined;
}

/** Reads "09:00-12:30" as minutes since midnight. */
function readSpan(written: string): Interval | undefined {
  const [from, to, ...others] = written.split('-').map(parseClockTime);
  if (from === undefined || to === undefined || others.length > 0) return undefined;
  return from < to ? { from, to } : undefined;
}
