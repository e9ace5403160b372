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
    leadMore: 'We show the costs, the APR and the total.',
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
  leadMore: 'We show what the loan costs, month by month, down to the last euro.',
  /** A simulator that fails to load. */
  missing: {
    title: 'This calculation has not arrived',
    text: 'The connection may be down. What you entered is still there.',
    again: 'Try again',
    page: 'Open the page of this loan',
  },
  reckoning: {
    title: 'How we calculate',
    rate: {
      title: 'A fixed rate',
      text: 'The APR brings together the interest and the compulsory fees. It depends on the amount and the duration; once the contract is signed it no longer changes, and neither does the monthly payment.',
    },
    cents: {
      title: 'To the cent',
      text: 'The monthly payment of a loan is calculated to the cent, and whatever is left over is dropped, never rounded up. The same calculation holds here, in the application and on your summary.',
      mortgage: 'The monthly payment of a mortgage loan is rounded to the nearest cent.',
    },
    duration: {
      title: 'Longer costs more',
      text: 'A longer duration lowers the monthly payment and raises the total cost. Compare the two figures before you choose: they are always shown together.',
    },
  },
  steps: {
    application: {
      title: 'What an application contains',
      lead: 'Four parts, in this order. Your answers are saved as you go, encrypted, so that you can stop and continue later on the same device.',
      stages: {
        data: {
          title: 'Your details',
          text: 'Who you are, where you live, how to reach you.',
        },
        activity: {
          title: 'Your work',
          text: 'Your job or your status, and what you receive each month.',
        },
        costs: {
          title: 'Your expenses',
          text: 'Your home, your fixed expenses, your existing loans and cards.',
        },
        completion: {
          title: 'The last part',
          text: 'Your identity, your project, a last reading, and then you send it.',
        },
      },
      promise:
        'We consult the Central Individual Credit Register, as the law requires, and we check that the repayment fits your budget. An application can therefore be refused; we then tell you why. Nothing binds you before the contract is signed, and you then have fourteen days to withdraw from it.',
    },
    inquiry: {
      title: 'What a request for a co-ownership loan contains',
      lead: 'A single form, which an adviser reads. It takes over the amount and the duration chosen above.',
      stages: {
        share: {
          title: 'Your share',
          text: 'The amount that the general meeting asks of you, and the duration.',
        },
        person: {
          title: 'Your contact details',
          text: 'Your name and how to reach you.',
        },
        documents: {
          title: 'Your documents',
          text: 'The minutes of the meeting and the managing agent’s statement, if you have them.',
        },
        answer: {
          title: 'The answer',
          text: 'An adviser gets back to you and prepares the full application with you.',
        },
      },
      promise:
        'We then consult the Central Individual Credit Register, as the law requires, and we check that the repayment fits your budget. A request can therefore be refused; we then tell you why.',
    },
    mortgage: {
      title: 'How a mortgage loan is prepared',
      lead: 'It is not applied for online: an adviser prepares it with you.',
      stages: {
        figures: {
          title: 'Your figures',
          text: 'The amount, the duration and the monthly payment, as you chose them here.',
        },
        talk: {
          title: 'A conversation',
          text: 'Your project, your income, your expenses and your own funds, with an adviser or a broker.',
        },
        check: {
          title: 'The assessment',
          text: 'The valuation of the property, the Central Individual Credit Register and your budget.',
        },
        offer: {
          title: 'The offer, then the deed',
          text: 'You receive the European information sheet and the offer, and the time to compare them. The deed is signed at the notary’s.',
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
