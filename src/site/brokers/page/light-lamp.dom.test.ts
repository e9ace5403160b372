import { afterEach, expect, it, vi } from 'vitest';
import { lightLamp } from './light-lamp.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

// W-8.11
it.each([
  ['2026-11-27T12:29:00+01:00', 'lamp lamp--lit', 'Friday 12:29'],
  ['2026-11-27T12:30:00+01:00', 'lamp lamp--dark', 'Friday 12:30'],
  ['2026-11-29T10:00:00+01:00', 'lamp lamp--dark', 'Sunday'],
  ['2026-07-20T06:59:00Z', 'lamp lamp--dark', 'Monday 8:59, summer'],
  ['2026-07-20T07:00:00Z', 'lamp lamp--lit', 'Monday 9:00, summer'],
  ['2026-12-25T10:00:00+01:00', 'lamp', 'a holiday'],
])('at %s the lamp of a broker’s page is %s: %s', (instant, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  document.body.innerHTML =
    '<dt class="lamp" data-hours="Mo-Th 09:00-17:00;Fr 09:00-12:30" data-holidays="2026-07-21;2026-12-25">Heures</dt>';
  lightLamp();
  expect(document.querySelector('dt')?.className).toBe(expected);
});

it('of a broker without hours there is none', () => {
  document.body.innerHTML = '<dt>Heures</dt>';
  lightLamp();
  expect(document.querySelector('dt')?.className).toBe('');
});
