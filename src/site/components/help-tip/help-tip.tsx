import { type ReactNode, useId } from 'react';
import './bubble.css';
import './help-tip.css';

export interface HelpTipProps {
  /** The button's accessible name: what it explains. */
  label: string;
  /** The explanation: text only, no fields. */
  children: ReactNode;
}

/**
 * A question mark next to a word, which opens an explanation by pointer, keyboard or touch; Escape or a
 * click elsewhere closes it. Uses the browser's popover, without script.
 */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  return (
    <span className="help-tip">
      <button className="help-tip__button" type="button" popoverTarget={id} aria-label={label}>
        ?
      </button>
      <span className="bubble help-tip__bubble" id={id} popover="auto">
        <span className="bubble__box">{children}</span>
      </span>
    </span>
  );
}
