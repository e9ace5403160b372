import { officeStatus } from '#site/browser/office-status.ts';
import { describeOffice, type OfficeHours } from '#site/forms/contact/describe-office.ts';

/** The media query in which there is room for the links of the footer. */
const HAS_ROOM = '(width >= 48em)';

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
    const office: OfficeHours = JSON.parse(line.dataset.office ?? '');
    line.textContent = describeOffice(isOpen, new Date(), office);
  });
}
