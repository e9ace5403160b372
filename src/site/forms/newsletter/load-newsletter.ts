import { goToNewsletter } from './go-to-newsletter.ts';

/**
 * Brings the newsletter's form to life once it comes near the window, which most visits never see. Until
 * then its button waits, as it does while nothing is filled in; where the script does not come, the form
 * is posted as it stands.
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
