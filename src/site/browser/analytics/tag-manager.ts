import { hasConsent } from './consent.ts';

let isLoaded = false;

/**
 * Applies the visitor's answer. With consent, loads the lender's tag manager, if configured. Without,
 * removes the data layer; as a script that runs cannot be unloaded, the page is then reloaded.
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
