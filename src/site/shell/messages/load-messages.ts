/** Loads the script of banners and campaigns on pages that have any. If it fails to load, nothing breaks. */
export function loadMessages(): void {
  const messages = document.querySelectorAll<HTMLElement>('[data-from][data-until]');
  if (messages.length === 0) return;
  import('./show-messages.ts')
    .then(({ showMessages }) => showMessages([...messages]))
    .catch(() => {});
}
