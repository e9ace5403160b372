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
 * the kept one if nothing has moved, and else different in the lines that count.
 */
export function settleLayout(kept: Layout, seen: Layout): Layout {
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

function isSame(kept = '', seen = ''): boolean {
  if (kept === seen) return true;
  const [was, is] = [LINE.exec(kept), LINE.exec(seen)];
  if (was === null || is === null || was[1] !== is[1]) return false;
  return [2, 3, 4, 5].every((at) => {
    const [before, now] = [Number(was[at]), Number(is[at])];
    const allowed = at < 4 ? TOLERANCE : Math.max(TOLERANCE, before * SHARE);
    return Math.abs(now - before) <= allowed;
  });
}
