import type { newsletter as french } from '../fr/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter: Translation<typeof french> = {
  form: {
    title: 'The {lender} newsletter',
    lede: 'What changes for your budget and your loans, plainly explained. One e-mail a month at most.',
    email: 'Your e-mail address',
    example: 'name@example.be',
    submit: 'Subscribe',
    untilComplete: 'The button works as soon as the address is complete.',
    consent:
      'By subscribing you agree to receive the {lender} newsletter by e-mail, once a month at most. We first ask you to confirm by e-mail. You can stop at any time, with the link at the foot of each newsletter.',
    privacy: 'What we do with your address',
    checkTitle: 'Check against robots',
    checkText: 'Tick the box: your subscription is sent as soon as the check is done.',
    checkLoading: 'The check is loading…',
    sending: 'Your subscription is being sent…',
    problems: {
      connection:
        'Your subscription was not sent: we received no answer. Your address is still here: check your connection, then try again.',
      server:
        'Your subscription was not sent: the fault is ours. Your address is still here: try again in a few minutes.',
      tooManyCalls:
        'Too much has been sent from your connection. Your address is still here: try again in a few minutes.',
      check: 'The check against robots could not be loaded. Your address is still here: try again.',
    },
    recaptcha: 'reCAPTCHA Error',
  },
  answer: {
    title: 'One more step',
    message:
      'We have written to {email}. Open that e-mail and confirm: until you do, your address is not subscribed, and we erase it after {keptUnconfirmed}. Nothing within the hour? Look in your junk mail.',
    refusedTitle: 'Your subscription was not sent',
    refusedText: 'Go back to the previous page and correct this:',
    requestedTitle: 'One question before sending',
    expired: 'The question is no longer valid. Send the form again.',
    back: 'Back to the home page',
    backToPage: 'Back to the page',
  },
  mail: {
    subject: 'Confirm your subscription to the {lender} newsletter',
    preview: 'Without your confirmation, we send you nothing.',
    text: 'On {asked}, someone asked for the {lender} newsletter for this address. If it was you, confirm it: we write only to those who asked for it.',
    button: 'Confirm my subscription',
    until: 'The link works until {until}.',
    consent: 'What you agree to, as the form says it: ‘{consent}’',
    notYou:
      'Was it not you? Then do nothing: without confirmation, your address is erased on {until}.',
    instant: '{date} at {hours}:{minutes}',
    already: {
      subject: 'You already receive the {lender} newsletter',
      preview: 'There is nothing you have to do.',
      text: 'On {asked}, someone asked for the {lender} newsletter for this address. It has been subscribed since {since}: there is nothing you have to do.',
      button: 'Stop receiving the newsletter',
      notYou: 'Was it not you? Nothing has changed: you can ignore this e-mail.',
    },
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'You asked for the {lender} newsletter, for the address that received our e-mail. The subscription starts as soon as you confirm it.',
    button: 'Confirm my subscription',
    doneTitle: 'Your subscription is confirmed',
    doneText:
      'You will receive the next {lender} newsletter. With the link at the foot of each one, you can stop at any time.',
    endedTitle: 'This subscription has ended',
    endedText:
      'You no longer receive the newsletter through this subscription. To receive it again, subscribe at the foot of the home page.',
    expiredTitle: 'This link no longer works',
    expiredText:
      'It was valid for {keptUnconfirmed}, and the address has been erased. Subscribe again at the foot of the home page: we will send you another link.',
  },
  unsubscribe: {
    title: 'Stop receiving the newsletter',
    text: 'You will no longer receive the {lender} newsletter at the address that received this link. Your applications and your contracts are not affected.',
    button: 'Stop receiving it',
    doneTitle: 'Noted',
    doneText:
      'You no longer receive the {lender} newsletter. If one was already on its way, it is the last.',
    goneTitle: 'This link no longer works',
    goneText:
      'We no longer keep the subscription it belongs to. If you still receive the newsletter, follow the link in the latest one, or write to {email}: we will stop it.',
  },
  office: {
    confirmed: {
      subject: 'Newsletter: a subscription',
      title: 'A subscription to the newsletter',
      text: 'Confirmed on {date} at {time}, in English. Put the unsubscribe link below in every issue you send.',
    },
    ended: {
      subject: 'Newsletter: an unsubscription',
      title: 'An unsubscription from the newsletter',
      text: 'Asked for on {date} at {time}. Do not write to this address again.',
    },
    section: 'Subscription',
    email: 'E-mail',
    unsubscribe: 'Unsubscribe link',
    id: 'Number',
  },
};
