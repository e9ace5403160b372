import { BROKER_NAME, readBroker } from '#journey/chosen-broker.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import {
  AS_LONG_AS_A_DRAFT,
  forgetCookie,
  readCookie,
  writeCookie,
} from '#site/browser/cookies/cookie.ts';

/** Told on the document whenever the choice changes: several parts of a page show it. */
const CHANGED = 'loanfront:broker';

/** The broker chosen last in this browser: by the link that led here, else on the site (spec 1 §3). */
export function chosenBroker(): string | undefined {
  return broughtBroker() ?? storedBroker();
}

/** Keeps a broker as chosen, for every request that this browser sends. */
export function storeBroker(id: string): void {
  writeCookie(BROKER_NAME, id, AS_LONG_AS_A_DRAFT);
  tell();
}

/** Keeps the broker whose link led here, and takes them off the address. */
export function storeLinkedBroker(): void {
  const broker = broughtBroker();
  if (broker === undefined) return;
  storeBroker(broker);
  // Where no cookie is kept the address stays the only place.
  if (storedBroker() === broker) takeOffAddress([BROKER_NAME]);
}

/** No broker is chosen any more. */
export function forgetBroker(): void {
  forgetCookie(BROKER_NAME);
  takeOffAddress([BROKER_NAME]);
  tell();
}

/** Calls back whenever a broker is chosen on this page, or none any more; returns what stops it. */
export function onBrokerChange(changed: () => void): () => void {
  document.addEventListener(CHANGED, changed);
  return () => document.removeEventListener(CHANGED, changed);
}

function tell(): void {
  document.dispatchEvent(new Event(CHANGED));
}

function storedBroker(): string | undefined {
  return readBroker(readCookie(document.cookie, BROKER_NAME));
}

function broughtBroker(): string | undefined {
  return readBroker(new URLSearchParams(location.search).get(BROKER_NAME));
}
