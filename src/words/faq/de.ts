import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  title: 'Häufige Fragen',
  lede: 'Was man uns vor, während und nach einem Antrag fragt. Öffnen Sie eine Frage, um die Antwort zu lesen.',
  topics: {
    before: 'Vor dem Antrag',
    cost: 'Was es kostet',
    request: 'Ihr Antrag',
    contract: 'Nach der Unterschrift',
    mortgage: 'Hypothekarkredit',
    data: 'Ihre Daten',
  },
  ask: {
    title: 'Ihre Frage ist nicht dabei?',
    text: 'Rufen Sie uns unter {phone} an oder schreiben Sie an {email}. Wer eine Frage stellt, beantragt damit noch nichts.',
  },
};
