import { type ReactNode, useId } from 'react';
import './bubble.css';
import './help-tip.css';

export interface HelpTipProps {
  /** Names the button: what it explains. */
  label: string;
  /** What there is to say of it: words, no fields. */
  children: ReactNode;
}

/**
 * A question mark beside a word, which explains it: by pointer, keyboard and touch, and closed by
 * Escape or elsewhere. It is the browser's own popover, and needs no script.
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
