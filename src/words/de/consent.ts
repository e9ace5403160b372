import type { consent as french } from '../fr/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof french> = {
  title: 'Die Nutzung der Website messen?',
  text: 'Wenn Sie zustimmen, messen wir die Nutzung der Website und merken uns, über welche Anzeige Sie kommen. Sonst behalten wir nichts davon.',
  more: 'Was behalten wird',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  accepted: 'Ihre jetzige Antwort: zustimmen.',
  refused: 'Ihre jetzige Antwort: ablehnen.',
  open: 'Cookies: meine Wahl',
};
