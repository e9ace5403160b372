import { Button } from '#site/components/button/button.tsx';
import './privacy-overlay.css';

export interface PrivacyOverlayProps {
  title: string;
  close: string;
}

/** An overlay for the text of the privacy page: empty until a link with `data-privacy-overlay` opens it. */
export function PrivacyOverlay({ title, close }: PrivacyOverlayProps) {
  return (
    <dialog className="privacy-overlay" aria-labelledby="privacy-overlay-title">
      <div className="privacy-overlay__bar">
        <h2 className="privacy-overlay__title" id="privacy-overlay-title">
          {title}
        </h2>
        <Button variant="plain" data-close>
          {close}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <section className="privacy-overlay__text" aria-label={title} tabIndex={0} />
    </dialog>
  );
}
