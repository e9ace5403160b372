import { useEffect, useRef, useState } from 'react';
import { Button } from '#site/components/button/button.tsx';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import { acknowledgePrivacy, isPrivacyAcknowledged } from './privacy-acknowledged.ts';
import './privacy-popup.css';

export interface PrivacyPopupProps {
  words: ConfiguratorWords['privacy'];
  /** The page that says it all. */
  path: string | undefined;
}

/**
 * What becomes of what is entered. It informs and asks for nothing: it stands beside the page until it
 * is acknowledged, once a session, and nothing waits for that.
 */
export function PrivacyPopup({ words, path }: PrivacyPopupProps) {
  const [isOpen, setOpen] = useState(false);
  const popup = useRef<HTMLElement>(null);
  useEffect(() => setOpen(!isPrivacyAcknowledged()), []);
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
    acknowledgePrivacy();
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
