import { storeBroker } from '../chosen/stored-broker.ts';

/** Whoever goes on from a broker's page to a request takes the broker along. */
export function keepOnLeaving(): void {
  for (const way of document.querySelectorAll<HTMLElement>('[data-choose-broker]'))
    way.addEventListener('click', () => storeBroker(way.dataset.chooseBroker ?? ''));
}
