import type { ReactNode } from 'react';
import './button.css';

/** Buttons side by side, one under the other where there is no room. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="buttons">{children}</div>;
}
