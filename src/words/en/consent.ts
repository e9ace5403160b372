import type { consent as french } from '../fr/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof french> = {
  title: 'Measure how the site is used?',
  text: 'If you agree, we measure how the site is used and remember which advertisement brought you here. Otherwise we keep none of it.',
  more: 'What is kept',
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: 'Your current answer: accept.',
  refused: 'Your current answer: refuse.',
  open: 'Cookies: my choice',
};
