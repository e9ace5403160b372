import { wordsIn } from '../languages.ts';

/** Files added to a form, and why a file is refused. */
export const UPLOAD_WORDS = /* @__PURE__ */ wordsIn('uploads');
export type UploadWords = (typeof UPLOAD_WORDS)['fr'];
