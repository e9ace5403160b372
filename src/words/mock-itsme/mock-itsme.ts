import { applicationWordsIn } from '../languages.ts';

export const MOCK_ITSME_WORDS = /* @__PURE__ */ applicationWordsIn('mockItsme');
