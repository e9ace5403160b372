import type { ReactNode } from 'react';
import { At, Drawing, Ripples } from './drawing.tsx';
import { CLEARANCE, FIGURES, type Figure, FOOT, GROUND, MARGIN, WATER_LINE } from './rules.ts';

export interface SceneFigure {
  figure: Figure;
  /** How it is drawn, and how wide; by default as `FIGURES` says. */
  part: ReactNode;
  width?: number;
}

export interface SceneProps {
  /** From left to right. */
  ashore: readonly SceneFigure[];
  /** On the water to the right of the quay. */
  afloat?: readonly SceneFigure[];
}

/** Figures side by side on a quay, then those on the water beyond its edge. */
export function Scene({ ashore, afloat = [] }: SceneProps) {
  const land = lineUp(ashore, CLEARANCE);
  const quay = land.end + CLEARANCE;
  const water = lineUp(afloat, quay + CLEARANCE);
  const width = afloat.length === 0 ? quay : water.end + CLEARANCE;
  const tops = [...ashore, ...afloat].map(({ figure }) => FIGURES[figure].top);
  const edge = afloat.length === 0 ? width + MARGIN : quay;
  return (
    <Drawing width={width} top={Math.min(...tops)}>
      {[...land.placed, ...water.placed].map(({ figure, part, x }) => (
        <At key={x} x={x} figure={figure}>
          {part}
        </At>
      ))}
      <path d={`M${-MARGIN} ${GROUND}H${edge}`} />
      {afloat.length === 0 ? (
        <Ripples lines={ripplesTo(width)} />
      ) : (
        <path d={`M${quay} ${GROUND}V${FOOT - CLEARANCE}`} />
      )}
    </Drawing>
  );
}

/** Side by side from `from` on, with a clearance between them. */
export function lineUp<T extends { figure: Figure; width?: number }>(
  figures: readonly T[],
  from: number,
): { placed: readonly (T & { x: number })[]; end: number } {
  const placed: (T & { x: number })[] = [];
  let end = from - CLEARANCE;
  for (const figure of figures) {
    const x = end + CLEARANCE;
    placed.push({ ...figure, x });
    end = x + (figure.width ?? FIGURES[figure.figure].width);
  }
  return { placed, end };
}

/** Below the water line, in two rows by turns. */
function ripplesTo(width: number): readonly (readonly [number, number])[] {
  return Array.from(
    { length: Math.floor((width - 40) / 72) },
    (_, ripple) => [12 + ripple * 72, WATER_LINE + (ripple % 2 === 0 ? 10 : 18)] as const,
  );
}
