import { intervalAt, type OfficeMoment } from '#domain/brokers/office-moment.ts';
import type { Interval } from '#domain/office/opening-hours.ts';

/** The classes of words on a day's hours, for the lantern before them. */
export function lampOf(today: readonly Interval[], now: OfficeMoment): string {
  if (now.minutes === undefined) return 'lamp';
  return `lamp lamp--${intervalAt(today, now) ? 'lit' : 'dark'}`;
}
