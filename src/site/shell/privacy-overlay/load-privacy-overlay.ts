/**
 * Opens the privacy page in an overlay for links with `data-privacy-overlay`. The overlay's script is
 * loaded on the first click; if it fails, the link works as without script.
 */
export function loadPrivacyOverlay(): void {
  const overlay = document.querySelector<HTMLDialogElement>('.privacy-overlay');
  if (!overlay) return;
  /** True while a click is being handled: on a slow connection visitors click again. */
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

/** True for a click that opens a new tab or window. */
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
