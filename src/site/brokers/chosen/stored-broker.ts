import { BROKER_NAME, readBroker } from '#journey/chosen-broker.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import {
  AS_LONG_AS_A_DRAFT,
  forgetCookie,
  readCookie,
  writeCookie,
} from '#site/browser/cookies/cookie.ts';

/** Dispatched on the document when the choice changes: several parts of a page show it. */
const CHANGED = 'loanfront:broker';

/** The chosen broker: from the link to this page, else from an earlier choice on the site (W-5.17). */
export function chosenBroker(): string | undefined {
  return linkedBroker() ?? storedBroker();
}

/** Stores the chosen broker, for every request from this browser. */
export function storeBroker(id: string): void {
  writeCookie(BROKER_NAME, id, AS_LONG_AS_A_DRAFT);
  announceChange();
}

/** Stores the broker of the link to this page, and removes the parameter from the address. */
export function storeLinkedBroker(): void {
  const broker = linkedBroker();
  if (broker === undefined) return;
  storeBroker(broker);
  // If the cookie is refused, the parameter stays in the address.
  if (storedBroker() === broker) takeOffAddress([BROKER_NAME]);
}

/** Removes the choice. */
export function forgetBroker(): void {
  forgetCookie(BROKER_NAME);
  takeOffAddress([BROKER_NAME]);
  announceChange();
}

/** Calls back when the choice changes on this page; returns a function that unsubscribes. */
export function onBrokerChange(changed: () => void): () => void {
  document.addEventListener(CHANGED, changed);
  return () => document.removeEventListener(CHANGED, changed);
}

function announceChange(): void {
  document.dispatchEvent(new Event(CHANGED));
}

function storedBroker(): string | undefined {
  return readBroker(readCookie(document.cookie, BROKER_NAME));
}

function linkedBroker(): string | undefined {
  return readBroker(new URLSearchParams(location.search).get(BROKER_NAME));
}
