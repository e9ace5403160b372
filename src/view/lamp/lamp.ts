import type { OfficeMoment } from '#domain/brokers/office-moment.ts';
import { type Interval, intervalAt } from '#domain/office/opening-hours.ts';

/** The classes of words on a day's hours, for the lantern before them. */
export function lampOf(today: readonly Interval[], { minutes }: OfficeMoment): string {
  if (minutes === undefined) return 'lamp';
  return intervalAt(today, minutes) ? 'lamp lamp--lit' : 'lamp lamp--dark';
}
