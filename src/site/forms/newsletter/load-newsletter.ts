import { goToNewsletter } from './go-to-newsletter.ts';

/**
 * Loads the newsletter's script once the form is near the viewport, which most visits never reach. Until
 * then its button is disabled, as while nothing is filled in; if the script fails to load, the form is
 * posted normally.
 */
export function loadNewsletter(): void {
  const place = document.getElementById('newsletter');
  const button = place?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!place || !button) return;
  button.disabled = true;
  addEventListener('hashchange', () => goToNewsletter(place));
  goToNewsletter(place);
  new IntersectionObserver(
    ([entry], watch) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      import('./mount-newsletter.ts')
        .then(({ mountNewsletter }) => mountNewsletter(place))
        .catch(() => {
          button.disabled = false;
        });
    },
    { rootMargin: '100%' },
  ).observe(place);
}
