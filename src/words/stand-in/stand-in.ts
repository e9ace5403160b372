import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const STAND_IN_WORDS: ContractTranslations<typeof fr> = { fr, nl };
