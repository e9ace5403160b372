import { useRef, useState } from 'react';
import { useOnMount } from '#site/browser/hydration.ts';
import { whenVisible } from '#site/browser/lazy-loading/when-visible.ts';
import { useLoaded } from '#site/browser/use-loaded.ts';
import { Failure } from '../frame/failure.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { Side } from './side.ts';

interface DetailsProps {
  setup: ConfiguratorSetup;
  side: Side;
}

/** The offers in full: their part of the script is loaded when their place is nearly in view. */
export function Details({ setup, side }: DetailsProps) {
  const { details, areDetailsAwaited, isStale } = side;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useOnMount(() => {
    if (place.current) whenVisible([place.current], () => setNear(true));
  });
  const { part, hasFailed, loadAgain } = useLoaded(isNear, () =>
    import('./offer-details.tsx').then(({ OfferDetails }) => OfferDetails),
  );
  const OfferDetails = part;
  const { missing, failed } = setup.words;
  return (
    <div
      className={`configurator__details ${details || areDetailsAwaited ? 'configurator__details--kept' : ''}`}
      aria-busy={isStale || undefined}
      tabIndex={-1}
      ref={place}
    >
      {OfferDetails && details && <OfferDetails setup={setup} {...details} />}
      {hasFailed && details && (
        <div className="configurator__missing">
          <Failure words={missing} again={failed.again} onRetry={loadAgain} place={place} />
        </div>
      )}
    </div>
  );
}
