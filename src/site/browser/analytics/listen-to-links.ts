import { pushEvent } from './push-event.ts';

/** The events of what is pressed on a page: those that it names in `data-event`, and every phone number. */
export function listenToLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const named = target.closest<HTMLElement>('[data-event]')?.dataset.event;
    if (named !== undefined) pushEvent(JSON.parse(named));
    const dialled = target.closest('a[href^="tel:"]')?.getAttribute('href');
    if (dialled) pushEvent({ event: 'phone-click', number: dialled.slice('tel:'.length) });
  });
}
