import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#site/components/button/button.tsx';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import './form-panel.css';

export interface FormPanelProps {
  words: ConfiguratorWords['panel'];
  /** On a phone the form opens over the page; elsewhere it is part of the page. */
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const TITLE_ID = 'form-panel-title';

/**
 * The question's form: part of the page, and on a phone in a panel that the visitor opens.
 * Calculate is the form's first button, so that Enter in any field triggers it.
 */
export function FormPanel({ words, isOpen, onClose, children }: FormPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.showModal();
    // Otherwise its first button would have it, in WebKit with a ring even for a mouse.
    panel.current?.focus();
  }, [isOpen]);
  if (!isOpen) return <div className="configurator__form">{children}</div>;
  return (
    <dialog
      className="form-panel"
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      ref={panel}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="form-panel__bar">
        <h2 className="form-panel__title" id={TITLE_ID}>
          {words.title}
        </h2>
        <Button variant="link" action="close" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div className="form-panel__text">{children}</div>
      <div className="form-panel__foot">
        <Button type="submit" action="calculate">
          {words.calculate}
        </Button>
      </div>
    </dialog>
  );
}
