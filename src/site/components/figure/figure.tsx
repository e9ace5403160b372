import type { ReactNode } from 'react';

export interface FigureProps {
  /** The figure's name in the product's contract: `amount`, `taeg`, `monthlyAmount` … */
  value: string;
  /** Machine-readable: euros with a decimal point, months, or percent. */
  number?: number | undefined;
  /** A product's code, if the figure names a product. */
  code?: string | undefined;
  children: ReactNode;
}

/** A figure that other programs can read: `data-value` is its name, `data-number` its value. */
export function Figure({ value, number, code, children }: FigureProps) {
  return (
    <span data-value={value} data-number={number} data-code={code}>
      {children}
    </span>
  );
}
