import type { ReactNode } from 'react';
import { hasIllustrations } from '#view/brand/own-illustrations.ts';
import { type Figure, FOOT, MARGIN } from './rules.ts';
import './drawings.css';

export interface DrawingProps {
  width: number;
  /** The y of its highest line. */
  top: number;
  children: ReactNode;
}

/**
 * The canvas of a drawing. Drawings are decorative: hidden from assistive technology, and left out where the lender's
 * pages have none.
 */
export function Drawing({ width, top, children }: DrawingProps) {
  if (!hasIllustrations) return null;
  const highest = top - MARGIN;
  return (
    <svg
      className="drawing"
      viewBox={`${-MARGIN} ${highest} ${width + 2 * MARGIN} ${FOOT - highest}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export interface AtProps {
  x: number;
  y?: number;
  /** What is placed, if it may touch nothing else. */
  figure?: Figure;
  children: ReactNode;
}

/** Moves a part to its place along the quay. */
export function At({ x, y = 0, figure, children }: AtProps) {
  return (
    <g transform={`translate(${x} ${y})`} data-figure={figure}>
      {children}
    </g>
  );
}

/** Ripples on the water, each 36 wide. */
export function Ripples({ lines }: { lines: readonly (readonly [x: number, y: number])[] }) {
  return (
    <path
      className="drawing__water"
      d={lines.map(([x, y]) => `M${x} ${y}c6-6 12-6 18 0s12 6 18 0`).join('')}
    />
  );
}
