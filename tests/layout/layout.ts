/**
 * Where the parts of a page lie: a line each, in the page's order, `h2 24 +96 312x58`. The part's tag, and
 * its name where it is a control; its left edge; how far below the part before it it begins; its size. In
 * CSS pixels, whole ones. What moves down as a whole changes one line.
 */
export type Layout = readonly string[];

/** A part as the browser measures it, from the page's left and upper edge. */
export interface Box {
  readonly part: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** By how much builds of a browser differ in where they put the same part, in pixels. */
const TOLERANCE = 4;

/** By how much in size, as a share of it: what is long adds up the differences of all that is in it. */
const SHARE = 0.015;

/**
 * By how much another build may differ in height and in what stands above: it rounds the widths of letters
 * otherwise, so that a text may need a line more or less, at most one of a heading.
 */
const WRAPPED_LINE = 56;

/** What long texts add up to in another build, as a share of their height. */
const WRAPPED_SHARE = 0.06;

const LINE = /^(.+) (-?\d+) ([+-]\d+) (\d+)x(\d+)$/;

export function writeLayout(boxes: readonly Box[]): Layout {
  return boxes.map(({ part, left, top, width, height }, index) => {
    const below = Math.round(top) - Math.round(boxes[index - 1]?.top ?? 0);
    const size = `${Math.round(width)}x${Math.round(height)}`;
    return `${part} ${Math.round(left)} ${below < 0 ? below : `+${below}`} ${size}`;
  });
}

/**
 * A layout as it is seen, with the kept line wherever that says the same within the tolerance: equal to
 * the kept one if nothing has moved, and else different in the lines that count. `ofAnotherBuild`: texts
 * may break elsewhere.
 */
export function settleLayout(kept: Layout, seen: Layout, ofAnotherBuild = false): Layout {
  const isSame = ofAnotherBuild ? isSameButForBreaks : isAlike;
  const shorter = Math.min(kept.length, seen.length);
  let fromTop = 0;
  while (fromTop < shorter && isSame(kept[fromTop], seen[fromTop])) fromTop += 1;
  if (fromTop === kept.length && fromTop === seen.length) return kept;
  let fromEnd = 0;
  while (fromEnd < shorter - fromTop && isSame(kept.at(-1 - fromEnd), seen.at(-1 - fromEnd)))
    fromEnd += 1;
  const between = seen.slice(fromTop, seen.length - fromEnd);
  const keptBetween = kept.slice(fromTop, kept.length - fromEnd);
  // As many as there were: each is compared with its own.
  const settled =
    between.length === keptBetween.length
      ? between.map((line, at) =>
          isSame(keptBetween[at], line) ? (keptBetween[at] ?? line) : line,
        )
      : between;
  return [...kept.slice(0, fromTop), ...settled, ...kept.slice(kept.length - fromEnd)];
}

/** By how much a part may lie further down, and be higher: in pixels, and as a share of its height. */
interface Allowance {
  readonly pixels: number;
  readonly share: number;
}

function isAlike(kept = '', seen = ''): boolean {
  return isWithin(kept, seen, { pixels: TOLERANCE, share: SHARE });
}

/** No further down or higher than a line that broke elsewhere makes it. */
function isSameButForBreaks(kept = '', seen = ''): boolean {
  return isWithin(kept, seen, { pixels: WRAPPED_LINE, share: WRAPPED_SHARE });
}

function isWithin(kept: string, seen: string, { pixels, share }: Allowance): boolean {
  if (kept === seen) return true;
  const [was, is] = [LINE.exec(kept), LINE.exec(seen)];
  if (was === null || is === null || was[1] !== is[1]) return false;
  const differs = (at: number, by: number, ofIt = 0) =>
    Math.abs(Number(is[at]) - Number(was[at])) > Math.max(by, Number(was[at]) * ofIt);
  const [left, below, width, height] = [2, 3, 4, 5] as const;
  return !(
    differs(left, TOLERANCE) ||
    differs(below, pixels) ||
    differs(width, TOLERANCE, SHARE) ||
    differs(height, pixels, share)
  );
}
