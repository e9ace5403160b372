import { amortise } from '#domain/loan/amortisation.ts';
import { toCents } from '#domain/money/money.ts';
import { BOX, bankPath, waterPath } from '#view/loan-chart/river-path.ts';
import { START, shapeRiver } from '#view/loan-chart/river-shape.ts';

// The loan chart drawn as a river: a boat travels from the first day to the last. Below each month that it
// passes stands the payment, capital below and interest on top; at the end, all capital is placed beside all
// interest. An invented loan whose interest is visible: 10,000 euros at 9.95 over 60 months.

/** In seconds: the river appears, the boat arrives, the parts are sorted, the film ends. */
const SCENES = { river: 3, journey: 17, sorted: 21, end: 24 };

export const SECONDS = SCENES.end;
export const SIZE = { width: 960, height: 540 };

/** The frame shown until the film is played, in seconds. */
export const POSTER_AT = 10.2;

const AMOUNT = toCents(10_000);
const loan = amortise(AMOUNT, 9.95, 60);
const river = shapeRiver({
  amount: AMOUNT,
  instalments: loan,
  bounds: { min: AMOUNT, max: AMOUNT },
});

const SCALE = SIZE.width / BOX.width;
const RIVER_TOP = 34;

/** The position of the months' columns, in pixels. */
const COLUMNS = { left: START * SIZE.width, right: SIZE.width - 24, foot: 506, height: 124 };
const STEP = (COLUMNS.right - COLUMNS.left) / loan.length;
const GAP = 3;

/** How long a column takes to rise, in months of the journey. */
const RISE = 1.6;

/** From 0 to 1 between two moments, slow at both ends. @param {number} t @param {number} from @param {number} to */
function between(t, from, to) {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** @param {number} from @param {number} to @param {number} share */
const mix = (from, to, share) => from + (to - from) * share;

/** The boat's position for the share of the journey that has passed: a little slower at both ends. @param {number} passed */
const alongRiver = (passed) => between(passed, 0, 1) * 0.35 + passed * 0.65;

/** @param {number} value */
const round = (value) => Number(value.toFixed(2));

/**
 * The scenery around the river, drawn once.
 * @typedef {{ boat: string, houses: string, tree: string, sun: string, cloud: string }} Drawings
 */

/**
 * The film at a moment, as SVG.
 * @param {number} t in seconds
 * @param {Drawings} drawings
 */
export function drawMoment(t, drawings) {
  const open = between(t, 0.3, SCENES.river) * SIZE.width;
  const passed = Math.min(1, Math.max(0, (t - SCENES.river) / (SCENES.journey - SCENES.river)));
  const shapes = `transform="translate(0 ${RIVER_TOP}) scale(${SCALE})"`;
  return `<svg class="drawing" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="var(--paper)" stroke="none"/>
    <clipPath id="open"><rect width="${round(open)}" height="${SIZE.height}"/></clipPath>
    <g transform="translate(${round(mix(600, 560, t / SCENES.end))} 70) scale(0.8)">${drawings.cloud}</g>
    <g transform="translate(${round(mix(420, 392, t / SCENES.end))} 46) scale(0.6)">${drawings.cloud}</g>
    <g transform="translate(866 ${round(mix(96, 62, between(t, 4, 18)))}) scale(0.8)">${drawings.sun}</g>
    <g transform="translate(786 92) scale(0.4)">${drawings.houses}</g>
    <g transform="translate(742 92) scale(0.4)">${drawings.tree}</g>
    <g clip-path="url(#open)" stroke="none">
      <path ${shapes} d="${bankPath(river)}" fill="var(--water-light)"/>
      <path ${shapes} d="${waterPath(river)}" fill="var(--water)"/>
    </g>
    ${columns(t, passed)}
    ${boat(t, passed, drawings.boat)}
  </svg>`;
}

/** @param {number} t @param {number} passed @param {string} drawing */
function boat(t, passed, drawing) {
  const distance = alongRiver(passed);
  const place = distance * (river.length - 2) + 1;
  const [a, b] = [river[Math.floor(place)], river[Math.ceil(place)]];
  if (!a || !b) throw new Error(`${place} is not on the river`);
  const share = place - Math.floor(place);
  const x = Math.min(mix(a.x, b.x, share) * SIZE.width, SIZE.width - 46);
  const y = RIVER_TOP + mix(a.y, b.y, share) * BOX.height * SCALE + Math.sin(t * 2.2) * 1.6;
  const size = mix(0.62, 0.4, distance);
  const arrives = between(t, SCENES.river - 1, SCENES.river);
  const at = `translate(${round(x - 75 * size - (1 - arrives) * 160)} ${round(y - 170 * size)})`;
  return `<g transform="${at} scale(${round(size)})">${drawing}</g>`;
}

/** Each month's payment: it rises as the boat passes, and is sorted at the end. @param {number} t @param {number} passed */
function columns(t, passed) {
  const distance = alongRiver(passed) * (loan.length + RISE);
  const allCapital = loan.reduce((sum, { capital }) => sum + capital, 0);
  const allInterest = loan.reduce((sum, { interest }) => sum + interest, 0);
  const { left, foot, height } = COLUMNS;
  const length = STEP * loan.length - 14;
  const ofCapital = (length * allCapital) / (allCapital + allInterest);
  let capitalBefore = 0;
  let interestBefore = 0;
  return loan
    .map(({ capital, interest }, month) => {
      const risen = between(distance, month, month + RISE);
      const paid = capital + interest;
      const x = left + month * STEP;
      const wide = STEP - GAP;
      const capitalHeight = (height * capital) / paid;
      const late = (month / loan.length) * 1.4;
      const sorted = between(t, SCENES.journey + 0.6 + late, SCENES.sorted - 1.4 + late);
      const capitalTo = left + (ofCapital * capitalBefore) / allCapital;
      const interestTo =
        left + ofCapital + 14 + ((length - ofCapital) * interestBefore) / allInterest;
      capitalBefore += capital;
      interestBefore += interest;
      if (risen === 0) return '';
      // Slightly wider than its share, so that no gap shows between sorted parts.
      const piece = (/** @type {number} */ to, /** @type {number} */ width) => ({
        x: round(mix(x, to, sorted)),
        width: round(mix(wide, width + 0.6, sorted)),
      });
      const low = piece(capitalTo, (ofCapital * capital) / allCapital);
      const high = piece(interestTo, ((length - ofCapital) * interest) / allInterest);
      const lowHeight = mix(capitalHeight * risen, height, sorted);
      const highHeight = mix((height - capitalHeight) * risen, height, sorted);
      const highFoot = mix(foot - capitalHeight * risen, foot, sorted);
      return (
        `<rect x="${low.x}" y="${round(foot - lowHeight)}" width="${low.width}" height="${round(lowHeight)}" fill="var(--water)" stroke="none"/>` +
        `<rect x="${high.x}" y="${round(highFoot - highHeight)}" width="${high.width}" height="${round(highHeight)}" fill="var(--water-light)" stroke="none"/>`
      );
    })
    .concat(`<path d="M${left} ${foot + 5}H${COLUMNS.right}"/>`)
    .join('');
}
