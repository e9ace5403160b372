import { wordsIn } from '../languages.ts';

/** The simple locator of brokers, a block of other pages. */
export const BROKER_LOCATOR_WORDS = /* @__PURE__ */ wordsIn('brokerLocator');
export type BrokerLocatorWords = (typeof BROKER_LOCATOR_WORDS)['fr'];
