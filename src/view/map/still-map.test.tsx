import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import type { Place } from './decode-land.ts';
import { LAND } from './land.ts';
import { nameMap } from './map-names.ts';
import { projectAt } from './project.ts';
import { BEYOND, drawLines, STILL, StillMap } from './still-map.tsx';

const names = nameMap(fluvia.places.localities);
const project = projectAt(STILL.zoom);

describe('a broker’s map', () => {
  // W-5.28, W-1.25
  it('is light, wherever the broker is, and names something', () => {
    for (const broker of fluvia.brokers) {
      const map = renderToStaticMarkup(
        <StillMap place={broker} type={broker.type} label="Map" names={names} locale="fr" />,
      );
      expect(map.length, broker.name).toBeLessThan(12_000);
      const named = map.split('still-map__words--').slice(1);
      expect(named).toHaveLength(2);
      for (const words of named) expect(words, broker.name).toContain('<circle');
    }
  });

  it('draws no line in Belgium whose pieces are longer than what is drawn beyond its frame', () => {
    const lines = [...LAND.home.flat(), ...LAND.abroad.flat(), ...LAND.borders];
    const isNear = ([lat, lng]: Place) => lat > 49 && lat < 52 && lng > 2 && lng < 7;
    const at = ([lat, lng]: Place) => project({ lat, lng });
    for (const line of [...lines, ...LAND.rivers.map((river) => river.line)])
      for (const [i, to] of line.entries()) {
        const from = line[i - 1];
        if (!from || !(isNear(from) || isNear(to))) continue;
        const [a, b] = [at(from), at(to)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(BEYOND);
      }
  });

  it('leaves out lines that come nowhere near', () => {
    const flat = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat });
    const far = 5 * BEYOND;
    expect(
      drawLines(
        [
          [
            [far, far],
            [far, far + 10],
          ],
        ],
        flat,
        false,
      ),
    ).toBe('');
    expect(
      drawLines(
        [
          [
            [10, 20],
            [30, 40],
          ],
        ],
        flat,
        false,
      ),
    ).toBe('M20 10L40 30');
    expect(
      drawLines(
        [
          [
            [far, far],
            [far + 9, far],
            [far, far + 9],
          ],
        ],
        flat,
        true,
      ),
    ).toBe('');
  });
});
