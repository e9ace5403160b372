import { wordsIn } from '../languages.ts';

/** The page around the terms of the glossary; the terms themselves are content. */
export const GLOSSARY_WORDS = /* @__PURE__ */ wordsIn('glossary');
export type GlossaryWords = (typeof GLOSSARY_WORDS)['fr'];
