import type { faq as french } from '../fr/faq.ts';
import type { Translation } from '../translation.ts';

export const faq: Translation<typeof french> = {
  title: 'Frequently asked questions',
  lede: 'What people ask us before, during and after a loan application. Open a question to read the answer.',
  topics: {
    before: 'Before you apply',
    cost: 'What it costs',
    request: 'Your application',
    contract: 'After you sign',
    mortgage: 'Mortgage loan',
    data: 'Your data',
  },
  ask: {
    title: 'Is your question not here?',
    text: 'Call us on {phone} or write to {email}. A question does not start an application.',
  },
};
