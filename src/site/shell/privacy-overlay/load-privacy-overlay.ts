/**
 * Opens the privacy page over this one for links with `data-privacy-overlay`. What shows it is loaded
 * with the first press; where it cannot be, the link leads to the page as it does without script.
 */
export function loadPrivacyOverlay(): void {
  const overlay = document.querySelector<HTMLDialogElement>('.privacy-overlay');
  if (!overlay) return;
  /** Whether a press is being answered already: on a slow line one presses again. */
  let isBusy = false;
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isForBrowser(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-privacy-overlay]');
    if (link?.origin !== location.origin) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    link.setAttribute('aria-busy', 'true');
    import('./show-privacy.ts')
      .then(({ showPrivacy }) => showPrivacy(overlay, link))
      .catch(() => location.assign(link.href))
      .finally(() => {
        isBusy = false;
        link.removeAttribute('aria-busy');
      });
  });
}

/** Who asks for another tab or window gets it. */
function isForBrowser({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent) {
  return defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
