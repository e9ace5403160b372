import type { facts as french } from '../fr/facts.ts';
import type { Translation } from '../translation.ts';

export const facts: Translation<typeof french> = { language: '{name}', or: 'or' };
