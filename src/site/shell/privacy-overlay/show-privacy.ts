import { safeRedirect } from './safe-redirect.ts';

/** What a text needs nothing of here: its scripts, and the links to its own sections. */
const LEFT_OUT = 'script, astro-island, nav, [data-consent-open]';

/** After how long a link leads to its page after all, in milliseconds: there the browser shows that it waits. */
const WAITS = 5_000;

/** Fetches the page that the link leads to, and shows its text. Rejects where that cannot be, or not in time. */
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
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAITS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  // What is around the text is not even parsed: its styles are not in the policy of this page.
  const [main = ''] = /<main[ >].*<\/main>/s.exec(await answer.text()) ?? [];
  const page = new DOMParser().parseFromString(main, 'text/html');
  const lede = page.querySelector('main .article__lede');
  const body = page.querySelector('main .article__text');
  if (!body) throw new Error(`${address} has no text`);
  for (const part of body.querySelectorAll(LEFT_OUT)) part.remove();
  // A term would lead away from the form one is at, without its bubble, which is the page's.
  for (const term of body.querySelectorAll('.term')) term.replaceWith(...term.childNodes);
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
