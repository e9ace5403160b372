import type { ReactNode } from 'react';
import './drawings.css';

/** The bottom of every drawing, in drawing units; the ground is at about 180, so that drawings line up. */
const BOTTOM = 214;

export interface DrawingProps {
  width: number;
  /** The top edge, in drawing units: above it there is only sky. */
  top: number;
  children: ReactNode;
}

/** The canvas of a drawing. Drawings are decorative: hidden from assistive technology. */
export function Drawing({ width, top, children }: DrawingProps) {
  return (
    <svg
      className="drawing"
      viewBox={`0 ${top} ${width} ${BOTTOM - top}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Moves a part to its place along the quay. */
export function At({ x, y = 0, children }: { x: number; y?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** Ripples on the water. */
export function Ripples({ lines }: { lines: readonly (readonly [x: number, y: number])[] }) {
  return (
    <>
      {lines.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className="drawing__water"
          d={`M${x} ${y}c6-6 12-6 18 0s12 6 18 0`}
        />
      ))}
    </>
  );
}
