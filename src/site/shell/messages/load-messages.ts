/** Has the messages looked at, on a page that has any. One that does not come is missed by nobody. */
export function loadMessages(): void {
  const messages = document.querySelectorAll<HTMLElement>('[data-from][data-until]');
  if (messages.length === 0) return;
  import('./show-messages.ts')
    .then(({ showMessages }) => showMessages([...messages]))
    .catch(() => {});
}
