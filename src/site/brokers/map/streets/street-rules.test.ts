import { LineSymbolizer } from 'protomaps-leaflet';
import { expect, it } from 'vitest';
import { MAP_LAYERS } from '#domain/brokers/map-layers.ts';
import type { StreetColours } from './street-colours.ts';
import { nameStreets, paintStreets } from './street-rules.ts';

/** Each colour by its own name. */
const colours = new Proxy({} as StreetColours, { get: (_, name) => String(name) });

const rules = paintStreets(colours);
const indexes = (wanted: (layer: string) => boolean) =>
  rules.flatMap(({ dataLayer }, i) => (wanted(dataLayer) ? [i] : []));

it('every layer is drawn, what lies lower first', () => {
  expect([...new Set(rules.map(({ dataLayer }) => dataLayer))]).toEqual(MAP_LAYERS);
  expect(Math.max(...indexes((layer) => layer !== 'road'))).toBeLessThan(
    Math.min(...indexes((layer) => layer === 'road')),
  );
});

it.each([7, 12, 14, 16])('at zoom %i a larger road is wider, and its lines enclose it', (zoom) => {
  const widths = rules.flatMap(({ symbolizer }) =>
    symbolizer instanceof LineSymbolizer
      ? [{ color: symbolizer.color.get(zoom), width: symbolizer.width.get(zoom) }]
      : [],
  );
  const widthOf = (color: string) =>
    widths.filter((one) => one.color === color).map(({ width }) => width);
  const [minor = 0, side = 0, main = 0] = widthOf('roadway');
  const [motorway = 0] = widthOf('highway');
  expect([minor, side, main, motorway]).toEqual(
    [minor, side, main, motorway].toSorted((a, b) => a - b),
  );
  for (const [road, width] of Object.entries({ minor, side, main, motorway }))
    expect(widthOf(road)[0], road).toBeGreaterThan(width + 1);
});

it('names larger roads before smaller ones', () => {
  const named = nameStreets(colours, 'serif').map(({ filter }) =>
    ['motorway', 'main', 'side', 'minor', 'river'].find((kind) =>
      filter?.(16, { props: { kind } } as unknown as Parameters<typeof filter>[1]),
    ),
  );
  expect(named).toEqual(['motorway', 'main', 'side', 'minor', 'river']);
});
