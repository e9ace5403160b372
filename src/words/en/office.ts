import type { office as french } from '../fr/office.ts';
import type { Translation } from '../translation.ts';

/** Mails to the lender's team. Requests are in French and Dutch; messages of the forms close with these words too. */
export const office: Translation<typeof french> = {
  request: {
    subject: 'New application {reference}',
    title: 'New loan application',
    arrived: 'Sent online on {date} at {time}, in English.',
    attached: 'The complete summary is attached as a PDF.',
    notAttached: 'The summary could not be drawn up as a PDF: all the answers are below.',
    masked: 'National register numbers are masked in this e-mail.',
    asked: 'Asked for before other conditions were accepted',
    budget: {
      title: 'Household budget',
      verdict: 'Assessment',
      tight: 'tight budget',
      sufficient: 'sufficient budget',
      figures: 'Our reference amounts',
      figuresDate: 'set on {date}',
    },
  },
  prospect: {
    subject: 'New contact: {product}',
    title: 'New contact',
    arrived:
      'On {date} at {time}, this person began an online application in English, accepted the terms and left their contact details.',
    next: 'If they send their application, you will receive it separately.',
    contact: 'Contact details',
    product: 'Product',
    from: 'Origin',
  },
  /** The end of the audit log, for the safekeeping of the lender. */
  proof: {
    subject: 'Proof of the audit log: entry {position}',
    title: 'End of the audit log',
    text: 'On {date} at {time}, the audit log ended with this entry.',
    keep: 'Keep this e-mail out of reach of those who run the server. With the attached file you can verify later that nothing up to this entry was changed or removed.',
    section: 'Last entry',
    position: 'Position',
    hash: 'Hash',
    id: 'Message',
  },
  /** A time within a sentence, on the hour and between. */
  clock: { hour: '{hours}:00', time: '{hours}:{minutes}' },
  broker: 'Broker',
  address: { label: 'Address', box: 'box {box}' },
  label: '{label}:',
  personal:
    'This e-mail contains personal data. Forward it only to those who deal with the matter.',
};
