/**
 * Navigates to the choice of a jump select. By pointer at once; by keyboard, where each arrow key changes
 * the choice, with Enter or the button.
 */
export function mountJumps(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-jump]')) {
    const select = form.querySelector('select');
    if (!select) continue;
    let isTyping = false;

    const go = () => {
      const href = select.value;
      if (href === '') return;
      // After Back, the same choice can be made again.
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
    // Chosen before this script came (W-1.23). The focus is visible where it was by keyboard, which goes on itself.
    if (!select.matches(':focus-visible')) go();
  }
}

/** Scrolls to a section; the offset from the window's top is in the page's style sheet. */
function goToSection(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  location.hash = hash;
  // Choosing the same section again changes no address, and would not scroll.
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
