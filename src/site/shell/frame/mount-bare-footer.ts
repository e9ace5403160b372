import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { officeStatus } from '#site/browser/office-status.ts';
import type { OfficeLines } from './office-lines.ts';

/** The media query in which there is room for the links of the footer. */
const HAS_ROOM = '(width >= 768px)';

/** Folds the footer's links where there is no room for them, and says until when the office is open. */
export function mountBareFooter(): void {
  const links = document.querySelector<HTMLDetailsElement>('.bare-footer__links');
  const hasRoom = matchMedia(HAS_ROOM);
  const fold = () => {
    if (links) links.open = hasRoom.matches;
  };
  hasRoom.addEventListener('change', fold);
  fold();

  const line = document.querySelector<HTMLElement>('[data-office]');
  void officeStatus().then((isOpen) => {
    if (!line || isOpen === undefined) return;
    const { open, closed, until }: OfficeLines = JSON.parse(line.dataset.office ?? '');
    const { weekday, minutes } = wallClockIn(OFFICE_TIME_ZONE, new Date());
    const closing = until[weekday].find(({ to }) => to > minutes);
    line.textContent = isOpen ? (closing?.text ?? open) : closed;
  });
}
