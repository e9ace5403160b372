import { pushEvent } from './push-event.ts';

/** Pushes an event for each click on an element with `data-event` and on each phone number. */
export function listenToLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const named = target.closest<HTMLElement>('[data-event]')?.dataset.event;
    if (named !== undefined) pushEvent(JSON.parse(named));
    const dialled = target.closest('a[href^="tel:"]')?.getAttribute('href');
    if (dialled) pushEvent({ event: 'phone-click', number: dialled.slice('tel:'.length) });
  });
}
