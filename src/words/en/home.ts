import type { home as french } from '../fr/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof french> = {
  title: 'Loans and credit: work out the cost before you apply',
  description:
    'Choose an amount and a duration: see the monthly payment, the APR and what the loan costs in all, then make your application.',
  views: {
    label: 'What you want to borrow',
    loan: 'Loan',
    credit: 'Mortgage loan',
  },
  credit: {
    headline: 'A mortgage loan lasts for years: work out what it costs.',
    lead: 'Start from the amount to borrow, or from what you can pay each month.',
  },
  tabs: {
    label: 'Your project',
    personal: 'Personal project',
    car: 'Car',
    mobilhome: 'Motorhome',
    renovation: 'Building work',
    grouping: 'Consolidation',
    coproperty: 'Co-ownership',
  },
  headline: 'Know where you are going, before you borrow.',
  lead: 'Choose an amount and a duration.',
  /** A simulator that fails to load. */
  missing: {
    title: 'This calculation has not arrived',
    text: 'The connection may be down. What you entered is still there.',
    again: 'Try again',
    page: 'Open the page of this loan',
  },
  price: {
    line: 'Borrowing {amount} costs {cost}: {cents} cents for each euro.',
    loan: '{name} over {months}\u00a0months, APR {taeg}, fixed rate.',
  },
  steps: {
    application: {
      title: 'What an application contains',
      lead: 'Your answers are saved as you go, encrypted: you can continue later on the same device.',
      stages: {
        data: {
          title: 'Your details',
        },
        activity: {
          title: 'Your work',
        },
        costs: {
          title: 'Your expenses',
        },
        completion: {
          title: 'The last part',
        },
      },
      promise:
        'We consult the Central Individual Credit Register and check your budget: an application can be refused, and we then tell you why. Nothing binds you before the contract is signed; you then have fourteen days to withdraw from it.',
    },
    inquiry: {
      title: 'What a request for a co-ownership loan contains',
      lead: 'A single form, which an adviser reads. It takes over the amount and the duration chosen above.',
      stages: {
        share: {
          title: 'Your share',
        },
        person: {
          title: 'Your contact details',
        },
        documents: {
          title: 'Your documents',
        },
        answer: {
          title: 'The answer',
        },
      },
      promise:
        'We consult the Central Individual Credit Register and check your budget: a request can be refused, and we then tell you why.',
    },
    mortgage: {
      title: 'How a mortgage loan is prepared',
      lead: 'It is not applied for online: an adviser prepares it with you.',
      stages: {
        figures: {
          title: 'Your figures',
        },
        talk: {
          title: 'A conversation',
        },
        check: {
          title: 'The assessment',
        },
        offer: {
          title: 'The offer, then the deed',
        },
      },
      promise:
        'An application can be refused; we then tell you why. Nothing binds you before you accept the offer.',
    },
  },
  who: {
    title: 'Who {name} is',
    text: 'Behind this site there [officeVisits=yes|is an office in {city}, with][officeVisits=no|are] people who answer. Call {phone} or write to {email}: a question does not start an application.',
  },
};
