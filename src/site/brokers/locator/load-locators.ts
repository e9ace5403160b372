import { whenNear } from '#site/browser/lazy-loading/when-near.ts';

/** Brings every locator of the page to life once it comes near the window. */
export function loadLocators(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-locator]'))
    whenNear([place], () => {
      // Without it, the form leads to the finder.
      import('./mount-locator.ts').then(
        ({ mountLocator }) => mountLocator(place),
        () => undefined,
      );
    });
}
