import { wordsIn } from '../languages.ts';

/** What accompanies a request, and how to remove it. */
export const CHOSEN_BROKER_WORDS = /* @__PURE__ */ wordsIn('chosenBroker');
export type ChosenBrokerWords = (typeof CHOSEN_BROKER_WORDS)['fr'];
