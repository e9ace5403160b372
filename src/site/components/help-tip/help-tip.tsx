import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
 * click elsewhere closes it. Uses the browser's popover, or a few lines of script where there is none: in Safari
 * before 17 and Samsung Internet 22.
 */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    const onPointer = ({ target }: Event) =>
      tip.current?.contains(target as Node) || setOpen(false);
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [isOpen]);
  return (
    <span className="help-tip" ref={tip}>
      <button
        className="help-tip__button"
        type="button"
        popoverTarget={id}
        aria-label={label}
        onClick={() => 'popover' in HTMLElement.prototype || setOpen(!isOpen)}
      >
        ?
      </button>
      <span className="bubble help-tip__bubble" id={id} popover="auto" data-open={isOpen}>
        <span className="bubble__box">{children}</span>
      </span>
    </span>
  );
}
