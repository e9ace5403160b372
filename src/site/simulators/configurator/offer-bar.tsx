import type { ShownOffer } from './shown-offers.ts';

/** How high the waves of a bar's edges are, in pixels. */
const WAVE = 5;

/** What the bar is drawn in across; it is stretched to its column. */
const WIDTH = 100;

/** An offer as a lock of a canal: water as high as its payment, the pale part of it interest. */
export function OfferBar({ height, interest }: Pick<ShownOffer, 'height' | 'interest'>) {
  const water = WAVE + (height - WAVE) * Math.min(1, Math.max(0, interest));
  return (
    <svg
      className="offer__bar"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <path className="offer__bank" d={fillFrom(WAVE, height)} />
      <path className="offer__water" d={fillFrom(water, height)} />
    </svg>
  );
}

/** All below a wave at `y`. One whole wave, so that bars beside each other make one line. */
function fillFrom(y: number, height: number): string {
  const top = Number(Math.min(y, height).toFixed(1));
  const [crest, trough] = [top - WAVE, top + WAVE];
  return `M0 ${top}C${Math.round(WIDTH / 6)} ${crest} ${Math.round(WIDTH / 3)} ${crest} ${WIDTH / 2} ${top}S${Math.round((WIDTH * 5) / 6)} ${trough} ${WIDTH} ${top}V${height}H0Z`;
}
