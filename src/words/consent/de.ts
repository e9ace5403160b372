import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  title: 'Die Nutzung der Website messen?',
  text: 'Wenn Sie zustimmen, zählen wir, was benutzt wird, und merken uns, über welche Werbung Sie kommen. Sonst behalten wir davon nichts.',
  more: 'Was behalten wird',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  accepted: 'Ihre jetzige Antwort: zustimmen.',
  refused: 'Ihre jetzige Antwort: ablehnen.',
  open: 'Cookies: meine Wahl',
};
