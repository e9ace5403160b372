import { type MouseEvent, useEffect, useState } from 'react';
import { storedText } from '#site/browser/stored-text.ts';
import { Button } from '#site/components/button/button.tsx';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import '#site/components/chevron/chevron.css';
import './privacy-popup.css';

/** The session storage key: the popup was acknowledged in this session (W-4.15). */
const acknowledgement = storedText(() => sessionStorage, 'privacy_accepted');

export interface PrivacyPopupProps {
  words: ConfiguratorWords['privacy'];
  /** The full privacy page. */
  path: string | undefined;
}

/**
 * Explains how the entered data is used: a line under the field, whose text opens. It only informs: it stays
 * until the visitor acknowledges it, once a session, and nothing waits for that.
 */
export function PrivacyPopup({ words, path }: PrivacyPopupProps) {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(acknowledgement.read() !== '1'), []);
  // Its place is kept until storage can be read, so that nothing moves.
  if (isOpen === undefined) return <div className="privacy-popup__place" />;
  if (!isOpen) return null;
  const accept = ({ currentTarget }: MouseEvent) => {
    // If storage is refused, the popup is shown again on the next page, which does no harm.
    acknowledgement.write('1');
    setOpen(false);
    // The page, or the panel that the form is in.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
  return (
    <section className="privacy-popup" aria-labelledby="privacy-popup-title">
      <details>
        <summary className="privacy-popup__title chevron" id="privacy-popup-title">
          {words.title}
        </summary>
        <p className="privacy-popup__text">
          {words.text}{' '}
          {path !== undefined && (
            <a href={path} data-privacy-overlay="">
              {words.more}
            </a>
          )}
        </p>
      </details>
      <Button variant="link" action="accept-privacy" onClick={accept}>
        {words.accept}
      </Button>
    </section>
  );
}
