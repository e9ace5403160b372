import { applicationWordsIn } from '../languages.ts';

/** The page that shows the components, and its samples. */
export const gallery = /* @__PURE__ */ applicationWordsIn('gallery');
export type GalleryWords = (typeof gallery)['fr'];
