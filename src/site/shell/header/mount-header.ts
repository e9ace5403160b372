/** How far the page is scrolled when the header changes to its scrolled state, in pixels (W-8.1). */
const SCROLLED_FROM = 100;

/** Sets the header's scrolled state and adds keyboard and focus handling to its menus. */
export function mountHeader(): void {
  const header = document.querySelector<HTMLElement>('.header:not(.header--bare)');
  if (!header) return;
  followScroll(header);
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('[data-menu]')) {
    closeByItself(menu);
    menu.addEventListener('toggle', () => publishBottom(header));
    // Opened before this script came (W-1.23).
    if (menu.open) publishBottom(header);
  }
}

/**
 * Publishes the header's bottom as the top of the narrow menu's panel: with large text the header has two
 * lines.
 */
function publishBottom(header: HTMLElement): void {
  header.style.setProperty('--header-bottom', `${header.getBoundingClientRect().bottom}px`);
}

function followScroll(header: HTMLElement): void {
  const update = () => header.classList.toggle('header--alternative', scrollY >= SCROLLED_FROM);
  addEventListener('scroll', update, { passive: true });
  update();
}

/**
 * Closes an open menu on Escape, returning focus to its button; on a click elsewhere; and when focus
 * leaves it, so that the focused element is never covered.
 */
function closeByItself(menu: HTMLDetailsElement): void {
  const isWithin = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  const close = () => {
    menu.open = false;
  };
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    const hadFocus = isWithin(document.activeElement) || document.activeElement === document.body;
    close();
    if (hadFocus) menu.querySelector('summary')?.focus();
  });
  addEventListener('click', (event) => {
    if (menu.open && !isWithin(event.target)) close();
  });
  menu.addEventListener('focusout', (event) => {
    if (event.relatedTarget !== null && !isWithin(event.relatedTarget)) close();
  });
  // A link to an anchor on this page would leave the menu open.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
}
