import type { LoanForm } from '#view/loan-chart/loan-form.ts';
import { BOX } from '#view/loan-chart/river-path.ts';
import type { Flow } from '#view/loan-chart/slices.ts';

/** The part of the picture's box that is shown: above and below it nothing is drawn. */
const SHOWN = { top: 24, height: 258 } as const;

export interface PicturePaint {
  capital: string;
  /** With an outline in the capital's colour: without it, little interest would not show. */
  interest: { fill: string; opacity: number };
}

/**
 * The picture of a loan, in SVG from numbers and colours alone, nothing that anyone typed. A dotted line leads down
 * from the end of each of these years to its label beneath.
 */
export function drawPicture(
  form: LoanForm,
  flow: Flow,
  years: readonly number[],
  { capital, interest }: PicturePaint,
) {
  const paths = form.paths(form.shape(flow));
  const marks = form.isContinuous ? form.years(flow) : [];
  const lines = marks
    .filter(({ year }) => years.includes(year))
    .map(({ slice }) => {
      const x = (slice.x * BOX.width).toFixed(1);
      const y = ((slice.y - (slice.water + slice.bank) / 2 - 0.04) * BOX.height).toFixed(1);
      return `<path d="M${x} ${y}V${SHOWN.top + SHOWN.height}"/>`;
    });
  const left = form.left * BOX.width;
  const width = BOX.width - left;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" ',
    `viewBox="${left} ${SHOWN.top} ${width} ${SHOWN.height}" `,
    `width="${width}" height="${SHOWN.height}">`,
    `<path d="${paths.interest}" fill="${interest.fill}" fill-opacity="${interest.opacity}" `,
    `stroke="${capital}" stroke-width="2"/>`,
    `<path d="${paths.capital}" fill="${capital}"/>`,
    `<g stroke="${capital}" stroke-width="3" stroke-dasharray="3 6">${lines.join('')}</g>`,
    '</svg>',
  ].join('');
}
