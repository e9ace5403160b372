import { wordsIn } from '../languages.ts';

/** The finder of brokers: its search, its cards, and the choice of a broker. */
export const BROKER_FINDER_WORDS = /* @__PURE__ */ wordsIn('brokerFinder');
export type BrokerFinderWords = (typeof BROKER_FINDER_WORDS)['fr'];
