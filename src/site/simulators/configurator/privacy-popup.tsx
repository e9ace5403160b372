import { useEffect, useRef, useState } from 'react';
import { storedText } from '#site/browser/stored-text.ts';
import { Button } from '#site/components/button/button.tsx';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import './privacy-popup.css';

/** The session storage key: the popup was acknowledged in this session (W-4.15). */
const acknowledgement = storedText(() => sessionStorage, 'privacy_accepted');

export interface PrivacyPopupProps {
  words: ConfiguratorWords['privacy'];
  /** The full privacy page. */
  path: string | undefined;
}

/**
 * Explains how the entered data is used. It only informs: it stays next to the page until the
 * visitor acknowledges it, once a session, and nothing waits for that.
 */
export function PrivacyPopup({ words, path }: PrivacyPopupProps) {
  const [isOpen, setOpen] = useState(false);
  const popup = useRef<HTMLElement>(null);
  useEffect(() => setOpen(acknowledgement.read() !== '1'), []);
  useEffect(() => {
    if (!popup.current || !isOpen) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--privacy-height', `${popup.current?.offsetHeight ?? 0}px`),
    );
    watch.observe(popup.current);
    return () => watch.disconnect();
  }, [isOpen]);
  if (!isOpen) return null;
  const accept = () => {
    // If storage is refused, the popup is shown again on the next page, which does no harm.
    acknowledgement.write('1');
    setOpen(false);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className="privacy-popup" aria-labelledby="privacy-popup-title" ref={popup}>
      <p className="privacy-popup__title" id="privacy-popup-title">
        {words.title}
      </p>
      <p className="privacy-popup__text">
        {words.text}{' '}
        {path !== undefined && (
          <a href={path} data-privacy-overlay="">
            {words.more}
          </a>
        )}
      </p>
      <Button variant="plain" action="accept-privacy" onClick={accept}>
        {words.accept}
      </Button>
    </section>
  );
}
