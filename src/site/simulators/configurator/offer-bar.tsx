import { hasIllustrations } from '#view/brand/own-illustrations.ts';
import type { ShownOffer } from './shown-offer.ts';

/** The height of the waves on a bar's edge, in pixels. */
const WAVE = 5;

/** The width of the drawing, which is stretched to its column. */
const WIDTH = 100;

/**
 * An offer drawn as a canal lock: the water is as high as its payment, and the pale part is
 * interest. Where pages are not illustrated it is a plain bar.
 */
export function OfferBar({
  height,
  interest,
  isLock = hasIllustrations,
}: Pick<ShownOffer, 'height' | 'interest'> & { isLock?: boolean }) {
  const wave = isLock ? WAVE : 0;
  const water = wave + (height - wave) * Math.min(1, Math.max(0, interest));
  return (
    <svg
      className="offer__bar"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      height={height}
      aria-hidden="true"
    >
      <path className="offer__bank" d={fillFrom(wave, height, wave)} />
      <path className="offer__water" d={fillFrom(water, height, wave)} />
    </svg>
  );
}

/**
 * The area below a wave at `y`. The wave is a whole period, so that adjacent bars form a continuous
 * line.
 */
function fillFrom(y: number, height: number, wave: number): string {
  const top = Number(Math.min(y, height).toFixed(1));
  const [crest, trough] = [top - wave, top + wave];
  return `M0 ${top}C${Math.round(WIDTH / 6)} ${crest} ${Math.round(WIDTH / 3)} ${crest} ${WIDTH / 2} ${top}S${Math.round((WIDTH * 5) / 6)} ${trough} ${WIDTH} ${top}V${height}H0Z`;
}
