import { placeBubble } from './place-bubble.ts';

/** How long a bubble stays open for a pointer that moves towards it, in milliseconds. */
const HIDE_DELAY = 200;

/** The id of the template of all bubbles, with the link to the glossary. */
const TEMPLATE = 'term-bubble';

/**
 * Shows the definition of a term in a bubble next to it: while the pointer is on the term or the bubble,
 * while the term has focus, and on a tap, which does not follow the link the first time. Escape closes it
 * (WCAG 1.4.13). A browser without popovers keeps the links to the glossary.
 */
export function mountTerms(): void {
  const template = document.getElementById(TEMPLATE);
  if (!(template instanceof HTMLTemplateElement) || !('popover' in HTMLElement.prototype)) return;
  let shown: { link: HTMLElement; bubble: HTMLElement } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(leaving);
    if (shown?.bubble.matches(':popover-open')) shown.bubble.hidePopover();
    shown = undefined;
  };
  const show = (link: HTMLElement, bubble: HTMLElement) => {
    clearTimeout(leaving);
    if (shown?.bubble === bubble) return;
    hide();
    shown = { link, bubble };
    bubble.showPopover();
    place(bubble, link);
  };
  const isOfShown = (target: EventTarget | null) =>
    target instanceof Node && (target === shown?.link || shown?.bubble.contains(target) === true);

  for (const [index, link] of document.querySelectorAll<HTMLAnchorElement>('.term').entries()) {
    const bubble = makeBubble(template, link, `${TEMPLATE}-${index}`);
    if (!bubble) return;

    link.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') show(link, bubble);
    });
    bubble.addEventListener('pointerenter', () => clearTimeout(leaving));
    // The link may lead to another place on the same page.
    bubble.querySelector('a')?.addEventListener('click', hide);
    for (const part of [link, bubble]) {
      part.addEventListener('pointerleave', ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && isOfShown(part)) leaving = setTimeout(hide, HIDE_DELAY);
      });
      part.addEventListener('focusout', ({ relatedTarget }: FocusEvent) => {
        if (isOfShown(part) && !isOfShown(relatedTarget)) hide();
      });
    }
    link.addEventListener('focus', () => {
      if (link.matches(':focus-visible')) show(link, bubble);
    });
    // Not every browser reports the pointer type of a click.
    let isTouched = false;
    link.addEventListener('pointerdown', ({ pointerType }) => {
      isTouched = pointerType === 'touch';
    });
    link.addEventListener('pointercancel', () => {
      isTouched = false;
    });
    link.addEventListener('click', (event) => {
      if (isTouched && !isOfShown(link)) {
        event.preventDefault();
        show(link, bubble);
      } else hide();
      isTouched = false;
    });
  }

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !shown) return;
    if (shown.bubble.contains(document.activeElement)) shown.link.focus();
    hide();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (shown && !isOfShown(target)) hide();
  });
}

/**
 * Adds a bubble after each word. Its link is skipped by keyboard: the word itself leads to the same
 * place, and would otherwise be two tab stops.
 */
function makeBubble(
  template: HTMLTemplateElement,
  link: HTMLAnchorElement,
  id: string,
): HTMLElement | undefined {
  const bubble = template.content.firstElementChild?.cloneNode(true);
  if (!(bubble instanceof HTMLElement)) return undefined;
  const text = bubble.querySelector('.bubble__text');
  const more = bubble.querySelector('a');
  if (!text || !more) return undefined;
  text.id = id;
  text.textContent = link.dataset.short ?? '';
  more.href = link.href;
  more.tabIndex = -1;
  link.setAttribute('aria-describedby', id);
  link.after(bubble);
  return bubble;
}

/** Places it next to the first line of its word; it scrolls with the page. */
function place(bubble: HTMLElement, link: HTMLElement): void {
  const [anchor = link.getBoundingClientRect()] = link.getClientRects();
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top, isAbove } = placeBubble({
    anchor,
    bubble: bubble.getBoundingClientRect(),
    window: { width: clientWidth, height: clientHeight },
    column: columnOf(link),
  });
  bubble.classList.toggle('bubble--above', isAbove);
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${top + scrollY}px`;
}

/** The left and right edge of the text column around an element, in window pixels. */
function columnOf(element: HTMLElement): { left: number; right: number } {
  const column = element.closest('.page-width') ?? document.body;
  const { left, right } = column.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  return {
    left: left + Number.parseFloat(paddingLeft),
    right: right - Number.parseFloat(paddingRight),
  };
}
