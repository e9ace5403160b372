/**
 * Leads where a jump select says. By pointer that is as soon as one has chosen; by keyboard, where each
 * arrow chooses, with Enter or the button.
 */
export function mountJumps(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-jump]')) {
    const select = form.querySelector('select');
    if (!select) continue;
    let isTyping = false;

    const go = () => {
      const href = select.value;
      if (href === '') return;
      // Whoever comes back can choose the same again.
      select.value = '';
      isTyping = false;
      if (href.startsWith('#')) goToSection(href);
      else location.assign(href);
    };

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      go();
    });
    select.addEventListener('pointerdown', () => {
      isTyping = false;
    });
    select.addEventListener('keydown', (event) => {
      isTyping = true;
      if (event.key === 'Enter' && select.value !== '') {
        event.preventDefault();
        go();
      }
    });
    select.addEventListener('change', () => {
      if (!isTyping) go();
    });
  }
}

/** How far below the window's top it then stands is in the style of the page. */
function goToSection(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  location.hash = hash;
  // The same section once more changes no address, and would not be gone to.
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
