import { API } from '#calls/api.ts';
import type { Answered } from '#calls/call.ts';
import type { isOfficeOpen } from '#calls/lookups/is-office-open.ts';

let status: Promise<boolean | undefined> | undefined;

/**
 * Whether the office is open now; undefined if the call fails. Asked once per page, and set on the body
 * as a class (W-8.3).
 */
export function officeStatus(): Promise<boolean | undefined> {
  status ??= fetchOfficeOpen();
  return status;
}

/** By itself: `ask` would weigh a third of a kilobyte on every page, and most need it for this alone. */
async function fetchOfficeOpen(): Promise<boolean | undefined> {
  const isOpen = await fetch(`${API}/is-open`)
    .then((reply) => reply.json())
    .then((answer: Partial<Answered<typeof isOfficeOpen, 200>>) => answer.data?.isOpened)
    .catch(() => undefined);
  if (isOpen !== undefined) document.body.classList.add(isOpen ? 'office-open' : 'office-closed');
  return isOpen;
}
