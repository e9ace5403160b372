import type { ReactNode } from 'react';
import './button.css';

/** Buttons in a row; below one another if there is no room. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="buttons">{children}</div>;
}
