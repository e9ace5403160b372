import type { faq as french } from '../fr/faq.ts';
import type { Translation } from '../translation.ts';

export const faq: Translation<typeof french> = {
  title: 'Veelgestelde vragen',
  lede: 'De vragen die we krijgen voor, tijdens en na een leningaanvraag. Open een vraag om het antwoord te lezen.',
  topics: {
    before: 'Voor u aanvraagt',
    cost: 'Wat het kost',
    request: 'Uw aanvraag',
    contract: 'Na de ondertekening',
    mortgage: 'Hypothecair krediet',
    data: 'Uw gegevens',
  },
  ask: {
    title: 'Staat uw vraag er niet bij?',
    text: 'Bel ons op {phone} of schrijf naar {email}. Met een vraag start u nog geen aanvraag.',
  },
};
