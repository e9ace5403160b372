/** How far one has scrolled when the header takes its other look, in pixels (spec 1 §9). */
const OTHER_LOOK_FROM = 100;

/** The header's other look, and what its menus do beyond opening and closing. */
export function mountHeader(): void {
  const header = document.querySelector<HTMLElement>('.header:not(.header--bare)');
  if (!header) return;
  changeLook(header);
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('[data-menu]')) {
    closeByItself(menu);
    menu.addEventListener('toggle', () => tellBottom(header));
  }
}

/** Below what the narrow menu's panel begins: a header of large letters has two lines. */
function tellBottom(header: HTMLElement): void {
  header.style.setProperty('--header-bottom', `${header.getBoundingClientRect().bottom}px`);
}

function changeLook(header: HTMLElement): void {
  const look = () => header.classList.toggle('header--alternative', scrollY >= OTHER_LOOK_FROM);
  addEventListener('scroll', look, { passive: true });
  look();
}

/**
 * Closes an open menu on Escape, and then the button has the focus again; when one presses elsewhere;
 * and when the focus leaves it, so that nothing that has the focus lies beneath it.
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
  // A link to a place of this very page leaves the menu open over it.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
}
