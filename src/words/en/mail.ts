import type { mail as french } from '../fr/mail.ts';
import type { Translation } from '../translation.ts';

/** Requests are in French and Dutch; the newsletter's mails open and close with these words too. */
export const mail: Translation<typeof french> = {
  subject: 'Your application {reference} has arrived',
  preview: 'You receive our decision by e-mail[ within {decisionHours}\u00a0hours].',
  greeting: 'Dear {firstname},',
  greetingWithoutName: 'Hello,',
  arrived: 'We have received your loan application. It has this reference:',
  keep: 'Have this reference at hand if you contact us.',
  attached:
    'Attached you will find the summary of your answers and the pre-contractual information.',
  notAttached:
    'The summary of your answers and the pre-contractual information could not be attached to this e-mail. Ask us for them by phone or by answering it: we will send them to you.',
  nextTitle: 'What happens now?',
  next: {
    decision:
      'We examine your application. You receive our decision by e-mail[ within {decisionHours}\u00a0hours][weekend=monday|; for an application sent at the weekend, on Monday].',
    file: 'If it is positive, we ask you for the documents that complete your file, then for your signature.',
    funds:
      'The money is paid out[ within {payoutHours}\u00a0hours of our receiving the complete file][payoutHours=none| once we have received the complete file].',
  },
  decided: 'That is on {date} at the latest.',
  loanTitle: 'The loan you applied for',
  perMonth: 'a month',
  figures: {
    product: 'Loan',
    amount: 'Amount',
    additionalAmount: 'Additional amount',
    totalLent: 'Total amount borrowed',
    duration: 'Duration',
    taeg: 'APR',
    monthlyAmount: 'Monthly payment',
    total: 'Total amount payable',
  },
  months: '{months}\u00A0months',
  warning: 'Warning: borrowing money also costs money.',
  proviso:
    'These figures are those of your application. The credit is granted only once your file has been accepted.',
  kept: 'We keep your data for {keptRequests} after your application has been dealt with.',
  notYou: 'Was it not you? Tell us by phone or by answering this e-mail.',
  questions: 'A question?',
  call: 'Call us on {phone}',
  write: 'or write to {email}.',
  identity: '{legalName}, {address}. Enterprise number {enterpriseNumber}, {register}.',
};
