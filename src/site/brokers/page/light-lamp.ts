import { readBrokerHours } from '#domain/brokers/hours.ts';
import { officeMoment } from '#domain/brokers/office-moment.ts';
import { parseIsoDate } from '#domain/calendar/date.ts';
import { lampOf } from '#view/lamp/lamp.ts';

/** Lights the lantern before the hours of this page's broker, if somebody is there now. */
export function lightLamp(): void {
  const lamp = document.querySelector<HTMLElement>('[data-hours]');
  const { hours = '', holidays = '' } = lamp?.dataset ?? {};
  const week = readBrokerHours(hours.split(';'));
  if (!lamp || !week) return;
  const days = holidays.split(';').flatMap((day) => parseIsoDate(day) ?? []);
  const now = officeMoment(days, new Date());
  lamp.className = lampOf(week[now.weekday], now);
}
