import { wordsIn } from '../languages.ts';

/** The configurator, and its page. What it shares with the simulators is in their words. */
export const CONFIGURATOR_WORDS = /* @__PURE__ */ wordsIn('configurator');
export type ConfiguratorWords = (typeof CONFIGURATOR_WORDS)['fr'];
