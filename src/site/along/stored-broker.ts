import { BROKER_NAME, readBroker } from '#journey/chosen-broker.ts';
import { takeOffAddress } from '../application/take-off-address.ts';
import { forgetCookie } from '../cookies/forget-cookie.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/** As long as a draft is kept (spec 1 §9), in seconds. */
const COOKIE_AGE = 31 * 24 * 60 * 60;

/** Told on the document whenever the choice changes: several parts of a page show it. */
const CHANGED = 'loanfront:broker';

/** The broker chosen last in this browser: by the link that led here, else on the site (spec 1 §3). */
export function chosenBroker(): string | undefined {
  return broughtBroker() ?? storedBroker();
}

/** Keeps a broker as chosen, for every request that this browser sends. */
export function storeBroker(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${BROKER_NAME}=${id}; path=/; max-age=${COOKIE_AGE}; SameSite=Lax`;
  tell();
}

/** Keeps the broker whose link led here, and takes them off the address. */
export function keepBroughtBroker(): void {
  const broker = broughtBroker();
  if (broker === undefined) return;
  storeBroker(broker);
  // Where no cookie is kept the address stays the only place.
  if (storedBroker() === broker) takeOffAddress([BROKER_NAME]);
}

/** No broker is chosen any more. */
export function forgetBroker(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = forgetCookie(BROKER_NAME);
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
