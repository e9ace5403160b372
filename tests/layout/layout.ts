/**
 * The positions of a page's parts: a line each, in the page's order, `h2 24 +96 312x58`. The part's tag, and
 * its name if it is a control; its left edge; its distance below the part before it; its size. In whole
 * CSS pixels. When parts move down together, only one line changes.
 */
export type Layout = readonly string[];

/** A part as measured by the browser, from the page's left and upper edge. */
export interface Box {
  readonly part: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much builds of a browser differ in a part's position, in pixels. */
const TOLERANCE = 4;

/** The same for its size, as a fraction: a long part adds up the differences of its contents. */
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
 * The measured layout, with the stored line wherever they agree within the tolerance: it equals the
 * stored layout if nothing has moved, and otherwise differs only in the lines that matter.
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
  // The number of parts is unchanged, so each is compared with its own line.
  const settled =
    between.length === keptBetween.length
      ? between.map((line, at) =>
          isSame(keptBetween[at], line) ? (keptBetween[at] ?? line) : line,
        )
      : between;
  return [...kept.slice(0, fromTop), ...settled, ...kept.slice(kept.length - fromEnd)];
}

function isSame(expected = '', actual = ''): boolean {
  if (expected === actual) return true;
  const [expectedLine, actualLine] = [LINE.exec(expected), LINE.exec(actual)];
  if (expectedLine === null || actualLine === null || expectedLine[1] !== actualLine[1])
    return false;
  return [2, 3, 4, 5].every((at) => {
    const [before, now] = [Number(expectedLine[at]), Number(actualLine[at])];
    const allowed = at < 4 ? TOLERANCE : Math.max(TOLERANCE, before * SHARE);
    return Math.abs(now - before) <= allowed;
  });
}
