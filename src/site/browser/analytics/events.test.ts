import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS, eventAttribute } from './events.ts';

/** The rows of the page's tables: | `name` | fields | when |. */
const rows = [
  ...readFileSync('docs/analytics.md', 'utf8').matchAll(/^\| `([\w-]+)` \|([^|]*)\|/gm),
].map(([, name = '', fields = '']) => [name, [...fields.matchAll(/`(\w+)`/g)].map((m) => m[1])]);

// W-9.12
it('events are documented, event by event, with its fields', () => {
  expect(Object.fromEntries(rows)).toEqual(EVENTS);
  expect(rows).toHaveLength(Object.keys(EVENTS).length);
});

it('an event is written on a link as it is pushed', () => {
  const event = { event: 'banner-click', id: 'winter-hours' } as const;
  expect(JSON.parse(eventAttribute(event))).toEqual(event);
});
