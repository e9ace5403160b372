import { storeBroker } from '../chosen/stored-broker.ts';

/** Stores the broker of this page when the visitor goes on from it to a request. */
export function storeOnClick(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-choose-broker]'))
    link.addEventListener('click', () => storeBroker(link.dataset.chooseBroker ?? ''));
}
