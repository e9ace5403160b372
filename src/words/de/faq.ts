import type { faq as french } from '../fr/faq.ts';
import type { Translation } from '../translation.ts';

export const faq: Translation<typeof french> = {
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
