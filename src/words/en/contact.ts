import type { contact as french } from '../fr/contact.ts';
import type { Translation } from '../translation.ts';

export const contact: Translation<typeof french> = {
  title: 'Talk to us about your project',
  description:
    '{name}: phone numbers, e-mail address, address and opening hours, and what is useful to have at hand.',
  lede: '[officeVisits=yes|On the other end of the line is someone from the office in {city}. ]A question does not start an application.',
  phone: {
    title: 'By phone',
    text: 'We answer in {spokenLanguages}.[applicationByPhone=yes| An application already begun can be completed by phone too.]',
  },
  hours: {
    title: 'Opening hours',
    text: 'Is the line closed? Leave your number: we call you back during opening hours.',
    open: 'Open now, until {time}.',
    closed: 'Closed now. Opens {day} at {time}.',
    openNow: 'Open now.',
    closedNow: 'Closed now.',
    today: 'today',
    tomorrow: 'tomorrow',
    thisWeek: 'on {weekday}',
    later: 'on {weekday} {date}',
  },
  email: {
    title: 'By e-mail',
    text: 'Tell us in a few words what it is about, and at what times we can reach you. Do not send a copy of your identity card or a document about your health by e-mail.',
  },
  office: {
    title: 'At the office',
    text: 'Make an appointment, by phone or with the form, so that an adviser is free.',
  },
  forms: {
    title: 'By message',
    subject: 'Subject',
    subjectPlaceholder: 'Choose a subject',
    write: {
      title: 'Write to us',
      text: 'We answer by e-mail, or by phone if you leave a number.',
      message: 'Your message',
      messageHint: '',
      send: 'Send the message',
    },
    call: {
      title: 'Be called back',
      text: 'Leave a number: we call during opening hours. The e-mail address is for when we cannot reach you.',
      message: 'When to call you',
      messageHint: 'For example on Tuesdays, after 16:00.',
      send: 'Ask to be called back',
    },
    visit: {
      title: 'Come to the office',
      text: 'An adviser sees you by appointment. Tell us which times suit you: we will propose one.',
      message: 'The times that suit you',
      messageHint: 'Days and hours, and what you would like to talk about.',
      send: 'Ask for an appointment',
    },
    filesAdvice: 'No copy of an identity card, and no document about your health.',
  },
  ready: {
    title: 'To have at hand',
    request: {
      title: 'You have already applied',
      text: 'The reference of your application: it begins with {prefix} and is in the e-mail that confirmed it.',
    },
    project: {
      title: 'You are preparing a project',
      text: 'The amount you have in mind, your net monthly income, your expenses and your existing loans.',
    },
    contract: {
      title: 'You are repaying a loan',
      text: 'The number of your contract. If a payment is a problem, call before its date: there are more solutions then.',
    },
    never:
      'We never ask you for the PIN of a card or for a password, neither by phone nor by e-mail.',
  },
};
