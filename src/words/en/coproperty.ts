import type { coproperty as french } from '../fr/coproperty.ts';
import type { Translation } from '../translation.ts';

/** The request for a co-property loan. */
export const coproperty: Translation<typeof french> = {
  title: 'Request a co-ownership loan',
  description:
    'Request for a loan for building work on the common parts of a building: the amount, the duration, the monthly payment and your contact details.',
  headline: 'Building work, paid month by month.',
  lead: 'Give the amount and the duration: the rate and the monthly payment follow. An adviser then goes through the request with you. It commits you to nothing.',
  person: 'Your contact details',
  form: 'Request for a co-ownership loan',
  amount: 'Amount to borrow',
  amountHint: 'From {min} to {max}.',
  duration: 'Duration',
  months: '{n}\u00a0months',
  durationChanged:
    'This amount is not lent over {from}\u00a0months. The duration is now {to}\u00a0months.',
  message: 'The work and the building',
  messageHint: 'For example: roof, twelve flats, your share of the costs.',
  filesAdvice: 'The minutes of the general meeting that voted for the building work, the quotes.',
  send: 'Send the request',
  announcement: '{payment} a month for {duration}\u00a0months, APR {taeg}.',
  next: {
    title: 'What comes next',
    read: {
      title: 'We read the request',
      text: 'An adviser reads it, with the documents you attach, and replies to you.',
    },
    check: {
      title: 'We examine it',
      text: 'The amount, the work that was voted and its repayment by the co-owners. A request can be refused; we then tell you why.',
    },
    contract: { title: 'You decide', text: 'Nothing commits you before the contract is signed.' },
  },
};
