import { type CalendarDate, fullYearsBetween } from '#domain/calendar/date.ts';

/** The age in years from which one may borrow (spec 2 §9). */
export const ADULT_AGE = 18;

export function isAdult(birthDate: CalendarDate, today: CalendarDate): boolean {
  return fullYearsBetween(birthDate, today) >= ADULT_AGE;
}
