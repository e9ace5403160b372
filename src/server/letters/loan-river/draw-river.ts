import { BOX, bankPath, waterPath } from '#view/loan-chart/river-path.ts';
import { type Flow, markYears, shapeRiver } from '#view/loan-chart/river-shape.ts';

/** The part of the river's box that is shown: above and below it nothing is drawn. */
const SHOWN = { top: 24, height: 258 } as const;

export interface RiverPaint {
  water: string;
  /** The banks, with an outline in the water's colour: without it, little interest would not show. */
  bank: { fill: string; opacity: number };
}

/**
 * A loan as a river, in SVG from numbers and colours alone, nothing that anyone typed. A dotted line leads down
 * from each of these years to its label beneath.
 */
export function drawRiver(flow: Flow, years: readonly number[], { water, bank }: RiverPaint) {
  const river = shapeRiver(flow);
  const lines = markYears(flow)
    .filter(({ year }) => years.includes(year))
    .map(({ slice }) => {
      const x = (slice.x * BOX.width).toFixed(1);
      const y = ((slice.y - (slice.water + slice.bank) / 2 - 0.04) * BOX.height).toFixed(1);
      return `<path d="M${x} ${y}V${SHOWN.top + SHOWN.height}"/>`;
    });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" ',
    `viewBox="0 ${SHOWN.top} ${BOX.width} ${SHOWN.height}" `,
    `width="${BOX.width}" height="${SHOWN.height}">`,
    `<path d="${bankPath(river)}" fill="${bank.fill}" fill-opacity="${bank.opacity}" `,
    `stroke="${water}" stroke-width="2"/>`,
    `<path d="${waterPath(river)}" fill="${water}"/>`,
    `<g stroke="${water}" stroke-width="3" stroke-dasharray="3 6">${lines.join('')}</g>`,
    '</svg>',
  ].join('');
}
