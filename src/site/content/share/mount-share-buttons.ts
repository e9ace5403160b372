import { fill } from '#words/translation.ts';
import { NETWORKS, type Network } from './networks.ts';

/** Opens the networks' share pages in a window of their own, and adds a button that copies the address. */
export function mountShareButtons(): void {
  const share = document.querySelector<HTMLElement>('[data-share-address]');
  const message = share?.querySelector('[role=status]');
  if (!share || !message) return;

  for (const link of share.querySelectorAll<HTMLAnchorElement>('[data-share]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const { width, height } = NETWORKS[link.dataset.share as Network];
      event.preventDefault();
      const [left, top] = [(screen.width - width) / 2, (screen.height - height) / 2];
      const place = `left=${Math.max(0, left)},top=${Math.max(0, top)}`;
      open(link.href, '', `popup,noopener,noreferrer,width=${width},height=${height},${place}`);
    });
  }

  const copy = share.querySelector<HTMLButtonElement>('[data-copied]');
  // The clipboard exists on https only; elsewhere there is no button.
  if (!copy || !navigator.clipboard) return;
  const address = share.dataset.shareAddress ?? location.href;
  copy.hidden = false;
  copy.addEventListener('click', () => {
    message.textContent = '';
    navigator.clipboard.writeText(address).then(
      () => {
        message.textContent = copy.dataset.copied ?? '';
      },
      () => {
        message.textContent = fill(copy.dataset.notCopied ?? '', { address });
      },
    );
  });
}
