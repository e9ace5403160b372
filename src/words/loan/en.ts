import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  pages: {
    personal: {
      title: 'Personal loan: monthly payment and total cost',
      description:
        'Choose an amount and a duration: see the monthly payment, the APR and the total cost of the personal loan.',
      headline: 'Personal loan: its cost, to the cent.',
      lead: 'To furnish, study, travel or meet an expense. The monthly payment and the total cost are shown together, for each amount and each duration.',
      asked:
        'What you want to finance, then what every application contains: who you are, your work, your income, your home, your expenses and your existing loans.',
    },
    car: {
      title: 'Car loan: new or second-hand',
      description:
        'Work out the monthly payment and the cost of a car loan, for a new or second-hand car, and see what the down payment changes.',
      headline: 'Car loan: the down payment counts in the rate.',
      lead: 'New or second-hand, from a professional. The rate shown here holds from a down payment of 15% of the price; below that, another rate applies.',
      asked:
        'Who sells the car, its price, your down payment and the date of its first registration. The rate depends on them: if it changes, we show you the new one before you continue. For a car bought from a private seller, the personal loan is proposed.',
    },
    mobilhome: {
      title: 'Motorhome loan: new or second-hand',
      description:
        'Work out the monthly payment and the cost of a motorhome loan, new or second-hand, by amount and duration.',
      headline: 'Motorhome loan: its age counts in the duration.',
      lead: 'New or second-hand, from a professional. The age of the motorhome and the duration of the loan do not exceed ten years together.',
      asked:
        'Who sells the motorhome, its price, your down payment and the date of its first registration. The rate depends on them: if it changes, we show you the new one before you continue. For a motorhome bought from a private seller, the personal loan is proposed.',
    },
    renovation: {
      title: 'Renovation loan: building work and energy',
      description:
        'Work out the monthly payment and the cost of a renovation loan, for classic work or to save energy.',
      headline: 'Renovation loan: first the quote, then the amount.',
      lead: 'To renovate your home, or to have it use less energy. Work that saves energy has a rate of its own.',
      asked:
        'The work you plan, and whether you own the home. Classic renovation is reserved for owners; to others we propose the personal loan, over 84\u00a0months at most.',
    },
    grouping: {
      title: 'Loan consolidation: monthly payment and total cost',
      description:
        'Work out the monthly payment and the total cost of a loan that replaces several others, with or without an additional amount.',
      headline: 'Loan consolidation: compare the total cost.',
      lead: 'One loan takes over the balance of several others. Over a longer duration, the monthly payment falls and the total cost rises: always look at both.',
      asked:
        'Your existing loans, one after another: their type, monthly payment and duration, and which of them this loan is to take over. If none is taken over, the personal loan is proposed.',
    },
    coproperty: {
      title: 'Co-ownership loan: your share of the works',
      description:
        'Work out the monthly payment and the cost of a loan to pay your share of works to the common parts of a building.',
      headline: 'Co-ownership loan: your share, month by month.',
      lead: 'The general meeting has voted works: roof, façade, lift, boiler. See what your share costs, paid in monthly instalments.',
      asked:
        'Who you are and how to reach you, your share and, if you have them, the minutes of the general meeting. An adviser then gets back in touch with you.',
    },
  },
  finances: 'What this loan finances',
  askedTitle: 'What we ask',
  nextTitle: 'What follows',
  next: {
    request: {
      title: 'Your application',
      text: 'It takes over the amount and the duration chosen here. Your answers are saved as you go, encrypted.',
    },
    inquiry: {
      title: 'Your request',
      text: 'It takes over the amount and the duration chosen here. You send it in one go, with the documents you have; an adviser reads it and answers you.',
    },
    check: {
      title: 'Our examination',
      text: 'We consult the Central Individual Credit Register, as the law requires, and we check that the repayment fits your budget. An application can be refused; we then tell you why.',
    },
    contract: {
      title: 'The contract',
      text: 'Nothing binds you before you sign it, and you then have fourteen days to withdraw from it.',
    },
  },
  others: {
    title: 'Another project?',
    call: 'An adviser does the sum with you: {phone}.',
    personal: {
      title: 'A personal project',
      text: 'An amount and a duration, for a private project.',
    },
    car: {
      title: 'A car',
      text: 'New or second-hand, and what the down payment changes.',
    },
    renovation: {
      title: 'Building work',
      text: 'Renovating or insulating your home.',
    },
    mobilhome: {
      title: 'A motorhome',
      text: 'The same rules as for a car.',
    },
    grouping: {
      title: 'Several loans',
      text: 'What consolidating them costs, in all.',
    },
    coproperty: {
      title: 'A co-ownership',
      text: 'Your share of the works to the building, paid month by month.',
    },
  },
};
