import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the page that shows the components says, and the samples it shows them with. */
export const gallery: ContractTranslations<typeof fr> = { fr, nl };
export type GalleryWords = (typeof gallery)['fr'];
