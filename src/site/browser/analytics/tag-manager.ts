import { hasConsent } from './consent.ts';
import { wasOpenedBySecretLink } from './opened-by-link.ts';

let isLoaded = false;

/**
 * Applies the visitor's answer. With consent, loads the lender's tag manager, if configured. Without,
 * removes the data layer; as a script that runs cannot be unloaded, the page is then reloaded. A page that was opened by a
 * link with a secret loads no tag manager, because it would read the secret.
 */
export function followConsent(): void {
  if (!hasConsent()) {
    delete window.dataLayer;
    if (isLoaded) location.reload();
    return;
  }
  const address = document.body.dataset.tagManager;
  if (isLoaded || address === undefined || wasOpenedBySecretLink()) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
