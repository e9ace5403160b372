import type { ReactNode } from 'react';
import './drawings.css';

/** Every drawing stands on this line; below it, water or ground. In drawing units. */
export const QUAY = 180;
export const HEIGHT = 220;

export interface DrawingProps {
  width: number;
  children: ReactNode;
  className?: string;
}

/** The paper a drawing is made on. Drawings say nothing that the text does not: hidden from readers. */
export function Drawing({ width, children, className = '' }: DrawingProps) {
  return (
    <svg
      className={`drawing ${className}`.trim()}
      viewBox={`0 0 ${width} ${HEIGHT}`}
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

/** Ripples, the river's line once more. */
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
