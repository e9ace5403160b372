import { hasConsent } from '#site/browser/analytics/consent.ts';

interface ThanksFrameProps {
  /** The configured address; without it there is no frame. */
  address: string | undefined;
  product: string | undefined;
  reference: string | undefined;
  /** The application's `uniqId`. */
  id: string;
}

/**
 * The advertiser's hidden frame (W-9.11), shown only if it is configured and with
 * consent.
 */
export function ThanksFrame({ address, product, reference, id }: ThanksFrameProps) {
  if (!address || !product || !reference || !hasConsent()) return null;
  return (
    <iframe
      src={thanksFrameAddress(address, { product, reference, id })}
      title={new URL(address).hostname}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin"
    />
  );
}

/**
 * The configured address with the data for the advertiser, which includes no name and no amount.
 */
export function thanksFrameAddress(
  address: string,
  data: { product: string; reference: string; id: string },
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(data)) url.searchParams.set(name, value);
  return url.href;
}
