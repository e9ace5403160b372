import { expect, it } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

it.each([
  ['2026-11-25T08:59:00.000Z', '2026-11-25T08:59:59.999Z', 1],
  ['2026-11-25T08:59:59.999Z', '2026-11-25T09:00:00.000Z', 2],
  // A clock that was set back.
  ['2026-11-25T09:00:00.000Z', '2026-11-25T08:59:59.999Z', 2],
])('what is asked at %s and at %s is worked out so often: %i', (first, second, times) => {
  const asked: Date[] = [];
  const minuteOf = onceAMinute((instant) => {
    asked.push(instant);
    return instant.getUTCMinutes();
  });
  for (const at of [first, second]) {
    const instant = new Date(at);
    expect(minuteOf(instant)).toBe(instant.getUTCMinutes());
  }
  expect(asked).toHaveLength(times);
});
