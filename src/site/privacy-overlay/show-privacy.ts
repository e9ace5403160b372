import { safeRedirect } from './safe-redirect.ts';

/** What a text needs nothing of here: its scripts, and the links to its own sections. */
const LEFT_OUT = 'script, astro-island, nav, [data-consent-open]';

/** Fetches the page that the link leads to, and shows its text. Rejects where that cannot be. */
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
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const lede = page.querySelector('main .article__lede');
  const body = page.querySelector('main .article__text');
  if (!body) throw new Error(`${address} has no text`);
  for (const part of body.querySelectorAll(LEFT_OUT)) part.remove();
  // This page may have the same anchors.
  for (const named of body.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...(lede ? [lede] : []), ...body.children];
}

/** The button closes it, and so does a press beside it. */
function closeOnPress(this: HTMLDialogElement, { target }: Event): void {
  if (target === this || (target instanceof Element && target.closest('[data-close]')))
    this.close();
}

/** Goes where the link says that closing leads to, if it does (spec 1 §4). */
function leave(overlay: HTMLDialogElement, link: HTMLElement): void {
  overlay.removeEventListener('click', closeOnPress);
  const onward = safeRedirect(link.dataset.redirect, location.origin);
  if (onward !== undefined) location.assign(onward);
}
