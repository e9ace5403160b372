import { wordsIn } from '../languages.ts';

/** A broker's own page. */
export const BROKER_PAGE_WORDS = /* @__PURE__ */ wordsIn('brokerPage');
export type BrokerPageWords = (typeof BROKER_PAGE_WORDS)['fr'];
