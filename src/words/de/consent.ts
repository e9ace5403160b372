import type { consent as french } from '../fr/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof french> = {
  title: 'Die Nutzung der Website messen?',
  text: 'Wenn Sie zustimmen, zählen wir, was benutzt wird, und merken uns, über welche Werbung Sie kommen. Sonst behalten wir davon nichts.',
  more: 'Was behalten wird',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  accepted: 'Ihre jetzige Antwort: zustimmen.',
  refused: 'Ihre jetzige Antwort: ablehnen.',
  open: 'Cookies: meine Wahl',
};
