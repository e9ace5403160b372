import { wordsIn } from '../languages.ts';

/** The server's answers to the website's forms, and the mails about them to the lender's team. */
export const INQUIRY_WORDS = /* @__PURE__ */ wordsIn('inquiries');
export type InquiryWords = (typeof INQUIRY_WORDS)['fr'];
