import type { appointment as french } from '../fr/appointment.ts';
import type { Translation } from '../translation.ts';

/** The mortgage appointment: its form, its faults and its thanks. */
export const appointment: Translation<typeof french> = {
  title: 'Appointment for a mortgage loan',
  description:
    'Prepare a talk with an adviser: your project and your contact details are enough, the amounts and your situation help them go over the figures with you.',
  headline: 'A loan of twenty years deserves a conversation.',
  lead: 'Tell us what you plan: an adviser calls you, and you settle the time together. Your project and your contact details are enough. The rest is optional, and this request commits you to nothing.',
  form: 'Request for a mortgage appointment',
  optional: 'Optional',
  choose: 'Choose',
  carriedOver: {
    simulation: 'Simulation',
    classic: 'Mortgage loan',
    light: 'Light mortgage loan',
    borrow: '{name}: {amount} over {years}\u00a0years',
    settle: '{name}: {amount} a month for {years}\u00a0years',
    emptied: 'What the simulation had filled in is cleared.',
    taken: 'From your simulation. You can change it.',
  },
  sections: {
    project: {
      title: 'Your project',
      text: 'It decides what the adviser asks, and which documents to prepare.',
    },
    person: {
      title: 'Your contact details',
      text: 'To call you, or to write if we cannot reach you.',
    },
    amounts: {
      title: 'The amounts',
      text: 'Estimates are enough. The adviser makes a first calculation from them.',
    },
    property: {
      title: 'The address of the property',
      text: 'If you know it already. The municipality alone helps: the costs of buying differ by region.',
    },
    means: {
      title: 'Your income and your outgoings',
      text: 'We lend only what can be repaid. These figures say what the monthly payment would leave you to live on. Leave empty what you do not know.',
    },
    more: {
      title: 'A message, some documents',
      text: 'What fits into none of the boxes.',
    },
  },
  agreement: 'Your agreement',
  enough: {
    text: 'This is enough for an appointment. The rest helps to prepare it.',
    link: 'Go to the end of the form',
  },
  fields: {
    name: { label: 'First name', noun: 'The first name', hint: '' },
    surname: { label: 'Last name', noun: 'The last name', hint: '' },
    email: { label: 'E-mail address', noun: 'The e-mail address', hint: '' },
    telephone: {
      label: 'Mobile or phone',
      noun: 'The phone number',
      hint: 'For example 0475/123456.',
    },
    project: { label: 'What would you like to do?', noun: 'The project', hint: '' },
    country: { label: 'In which country?', noun: 'The country', hint: '' },
    type: { label: 'Which property?', noun: 'The type of property', hint: '' },
    address: { label: 'Street', noun: 'The street', hint: '' },
    addressnumber: { label: 'Number', noun: 'The number', hint: '' },
    addressboite: { label: 'Box', noun: 'The box', hint: '' },
    addresscap: { label: 'Postcode', noun: 'The postcode', hint: '' },
    addresscity: { label: 'Municipality', noun: 'The municipality', hint: '' },
    price: {
      label: 'Price or cost of the project',
      noun: 'The price or cost of the project',
      hint: '',
    },
    priceapport: {
      label: 'Your own contribution',
      noun: 'The amount of your contribution',
      hint: 'What you pay yourself: savings, a gift, a sale.',
    },
    priceborrow: { label: 'Amount to borrow', noun: 'The amount to borrow', hint: '' },
    borrowsingle: { label: 'You borrow', noun: 'The number of borrowers', hint: '' },
    revenuetotal: {
      label: 'Net income in all',
      noun: 'The amount of your income',
      hint: 'If there are two of you, that of both.',
    },
    revenuereplace: {
      label: 'of which replacement income',
      noun: 'The amount of replacement income',
      hint: 'Pension, unemployment, benefits.',
    },
    revenuelocation: {
      label: 'of which rent received',
      noun: 'The amount of rent received',
      hint: '',
    },
    revenuemobil: {
      label: 'of which investment income',
      noun: 'The amount of investment income',
      hint: 'Interest, dividends.',
    },
    chargecredit: {
      label: 'Payments on your present loans',
      noun: 'The amount of your present payments',
      hint: '',
    },
    chargepension: {
      label: 'Maintenance you pay',
      noun: 'The amount of maintenance',
      hint: '',
    },
    chargeafter: {
      label: 'of which those that go on afterwards',
      noun: 'The amount of the payments that go on',
      hint: 'A car, for example.',
    },
    chargechilds: {
      label: 'Dependent children',
      noun: 'The number of dependent children',
      hint: '',
    },
    comments: {
      label: 'What the adviser should know',
      noun: 'Your message',
      hint: 'A deadline in the sale agreement, a question, when to call you. Nothing about your health.',
    },
    legal: {
      label: 'May we use these answers to prepare the appointment?',
      noun: 'Your agreement',
      hint: 'Only those who prepare it read them. You can withdraw your agreement at any time: a message is enough, and we erase them.',
    },
  },
  perMonth: 'A month',
  incomes: 'What comes in',
  charges: 'What goes out',
  prices: {
    buy: { label: 'Purchase price', noun: 'The purchase price' },
    build: { label: 'Cost of building', noun: 'The cost of building' },
    renew: { label: 'Cost of the building work', noun: 'The cost of the building work' },
    buyandrenew: {
      label: 'Purchase price and building work',
      noun: 'The purchase price with the building work',
    },
    refinance: { label: 'Value of the property', noun: 'The value of the property' },
    buylease: { label: 'Purchase price', noun: 'The purchase price' },
    buyoutside: { label: 'Purchase price', noun: 'The purchase price' },
  },
  choices: {
    project: {
      buy: 'Buy',
      build: 'Build',
      renew: 'Renovate',
      buyandrenew: 'Buy and renovate',
      refinance: 'Refinance a mortgage loan',
      buylease: 'Buy to let',
      buyoutside: 'Buy abroad',
    },
    country: {
      france: 'France',
      paysbas: 'Netherlands',
      luxembourg: 'Luxembourg',
      allemagne: 'Germany',
      italie: 'Italy',
      portugal: 'Portugal',
      espagne: 'Spain',
    },
    type: {
      house: 'A house',
      apartment: 'A flat',
      leasing: 'A building to let',
      terrain: 'A building plot',
    },
    borrowsingle: { one: 'Alone', two: 'With someone else' },
    legal: { yes: 'Yes', no: 'No' },
  },
  notAsked: {
    country: 'For a purchase abroad only.',
    type: 'If you buy or build. A building plot: for a purchase in Belgium only.',
  },
  city: {
    first: 'Choose after the postcode.',
    unknown: 'We do not know this postcode.',
  },
  filesAdvice: 'A sale agreement, a quote, a plan, a payslip.',
  send: 'Request an appointment',
  next: {
    title: 'And then?',
    call: {
      title: 'We call you',
      text: 'During opening hours. [officeVisits=yes|You settle the time and the place together: at the office or by phone.][officeVisits=no|You settle the time together; the conversation is by phone.]',
    },
    talk: {
      title: 'You talk it over',
      text: 'The adviser goes over the figures with you, rate and costs included, and says which documents will be needed.',
    },
    decide: {
      title: 'You think about it',
      text: 'Nothing binds you before you sign. An application can be refused; we then say why.',
    },
    phone: 'Would you rather call?',
  },
  thanks: {
    nextTitle: 'Until then, you can gather',
    papers: {
      estate: {
        title: 'About the property',
        text: 'The advertisement, the sale agreement or the offer, the quotes for building work, the energy certificate.',
      },
      means: {
        title: 'About your income',
        text: 'The last three payslips, or the last tax assessment if you are self-employed.',
        replacement:
          'The latest statement of your pension or benefits; if you also work, your last three payslips.',
        rent: 'The lease of what you let.',
      },
      credits: {
        title: 'About your loans',
        text: 'The current contracts and what is left to pay on them.',
      },
    },
    back: 'Back to the mortgage loan',
  },
  faults: {
    projectRequired: 'Tell us what you would like to do.',
    countryRequired: 'Choose the country.',
    typeRequired: 'Tell us which property it is.',
    legalRequired: 'Answer yes or no.',
    legalRefused: 'Without your agreement we cannot prepare anything. You can call us instead.',
    notOffered: 'Choose one of the answers offered.',
    unreadable: '{field} contains a character that does not belong there.',
    between: '{field} must be between {min} and {max}.',
  },
};
