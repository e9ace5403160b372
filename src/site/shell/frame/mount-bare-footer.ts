import { officeStatus } from '#site/browser/office-status.ts';
import { describeOffice, type OfficeHours } from '#site/forms/contact/describe-office.ts';

/** Says in the application's footer until when the office is open. */
export function mountBareFooter(): void {
  const line = document.querySelector<HTMLElement>('[data-office]');
  void officeStatus().then((isOpen) => {
    if (!line || isOpen === undefined) return;
    const office: OfficeHours = JSON.parse(line.dataset.office ?? '');
    line.textContent = describeOffice(isOpen, new Date(), office);
  });
}
