import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { bindSpaces } from './bind-spaces.ts';

it.each<[Locale, string, string]>([
  ['fr', 'Qui ? Vous : oui ; vite !', 'Qui_? Vous_: oui_; vite_!'],
  ['fr', 'le bouton « Envoyer »', 'le bouton «_Envoyer_»'],
  ['fr', 'dans les 24 heures, au 081 00 12 34', 'dans les 24_heures, au 081_00_12_34'],
  ['nl', 'binnen 24 uur', 'binnen 24_uur'],
  ['fr', 'à 7 %, ou 15 €', 'à 7_%, ou 15_€'],
  ['nl', '€ 10.000, dus € 210,13', '€_10.000, dus €_210,13'],
  ['nl', 'dit : blijft', 'dit : blijft'],
  ['fr', '1. Un\n2. Deux', '1. Un\n2. Deux'],
])('in %s, «%s»', (locale, typed, bound) => {
  expect(bindSpaces(typed, locale)).toBe(bound.replaceAll('_', '\u00a0'));
});
