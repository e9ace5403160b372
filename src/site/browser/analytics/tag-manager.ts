import { hasConsent } from './consent.ts';

let isLoaded = false;

/**
 * Does what the visitor's answer asks for now. With consent, the lender's tag manager is loaded, where
 * one is configured. Without, no data layer stays; and as a script that runs cannot be taken back, the
 * page is loaded anew without it.
 */
export function followConsent(): void {
  if (!hasConsent()) {
    delete window.dataLayer;
    if (isLoaded) location.reload();
    return;
  }
  const address = document.body.dataset.tagManager;
  if (isLoaded || address === undefined) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
