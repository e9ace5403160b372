import { applicationWordsIn } from '../languages.ts';

/** The page that shows the brokers' map by itself, in development only. */
export const MAP_GALLERY_WORDS = /* @__PURE__ */ applicationWordsIn('mapGallery');
