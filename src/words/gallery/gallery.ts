import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the page that shows the components says, and the samples it shows them with. */
export const gallery: Translations<typeof fr> = { fr, nl };
export type GalleryWords = (typeof gallery)['fr'];
