import { safeRedirect } from './safe-redirect.ts';

/** Parts of the page that the overlay does not need: scripts, and links to its own sections. */
const LEFT_OUT = 'script, astro-island, nav, [data-consent-open]';

/**
 * After this time the link opens its page instead, in milliseconds, so that the browser shows its own
 * progress.
 */
const TIMEOUT = 5_000;

/** Fetches the linked page and shows its text. Rejects if that fails or times out. */
export async function showPrivacy(
  overlay: HTMLDialogElement,
  link: HTMLAnchorElement,
): Promise<void> {
  const text = overlay.querySelector<HTMLElement>('section');
  if (!text || overlay.open) return;
  text.replaceChildren(...(await fetchText(link.href)));
  overlay.addEventListener('click', closeOnPress);
  overlay.addEventListener('close', () => leave(overlay, link), { once: true });
  overlay.showModal();
  text.scrollTop = 0;
}

async function fetchText(address: string): Promise<readonly Element[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  // Only the text is parsed: the page's other styles are not allowed by this page's policy.
  const [main = ''] = /<main[ >].*<\/main>/s.exec(await answer.text()) ?? [];
  const page = new DOMParser().parseFromString(main, 'text/html');
  const lede = page.querySelector('main .article__lede');
  const body = page.querySelector('main .article__text');
  if (!body) throw new Error(`${address} has no text`);
  for (const part of body.querySelectorAll(LEFT_OUT)) part.remove();
  // A term's link would lead away from the visitor's form; its bubble belongs to the other page.
  for (const term of body.querySelectorAll('.term')) term.replaceWith(...term.childNodes);
  // Ids could clash with those of this page.
  for (const named of body.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...(lede ? [lede] : []), ...body.children];
}

/** Closes the overlay on its button or on a click outside. */
function closeOnPress(this: HTMLDialogElement, { target }: Event): void {
  if (target === this || (target instanceof Element && target.closest('[data-close]')))
    this.close();
}

/** Navigates to the address that the link gives for closing, if any (W-8.5). */
function leave(overlay: HTMLDialogElement, link: HTMLElement): void {
  overlay.removeEventListener('click', closeOnPress);
  const onward = safeRedirect(link.dataset.redirect, location.origin);
  if (onward !== undefined) location.assign(onward);
}
