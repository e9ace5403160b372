import * as z from 'zod';
import { type CalendarDate, compareDates, parseIsoDate } from '#domain/calendar/date.ts';
import type { Checked } from './fault.ts';
import { startReading } from './yaml-reading.ts';

export const HOLIDAY_FILE = 'holidays.yaml';

const file = z.strictObject({ holidays: z.record(z.string(), z.unknown()) });
const daysOfYear = z.array(z.unknown());

/** Reads the dates on which the office is closed whatever the weekday, earliest first. */
export function readHolidays(configDir: string): Checked<readonly CalendarDate[]> {
  const reading = startReading(configDir, HOLIDAY_FILE);
  const read = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const holidays: CalendarDate[] = [];
  for (const [year, value] of Object.entries(read?.holidays ?? {})) {
    const days = reading.read(daysOfYear, value, ['holidays', year]) ?? [];
    days.forEach((day, i) => {
      const date = parseIsoDate(String(day));
      const path = ['holidays', year, i];
      if (date === undefined) reading.fault(path, `${day} is not a date such as 2027-07-21`);
      else if (String(date.year) !== year) reading.fault(path, `${day} is listed under ${year}`);
      else if (days.indexOf(day) < i) reading.fault(path, `${day} appears twice`);
      else holidays.push(date);
    });
  }
  if (reading.faults.length > 0) return { ok: false, faults: reading.faults };
  return { ok: true, value: holidays.sort(compareDates) };
}
