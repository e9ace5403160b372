import type { inquiries as french } from '../fr/inquiries.ts';
import type { Translation } from '../translation.ts';

/** The website's forms: what became of one, and how the lender's team is told. */
export const inquiries: Translation<typeof french> = {
  contact: {
    refusedTitle: 'Your message has not been sent yet',
    requestedTitle: 'One question before sending',
    sentTitle: 'Your message has arrived',
    sentText: {
      write: 'Thank you, {firstname}. We will answer you at {email}.',
      writeOrCall: 'Thank you, {firstname}. We will answer you at {email} or on {phone}.',
      call: 'Thank you, {firstname}. We will call you on {phone}, during opening hours. If we cannot reach you, we will write to {email}.',
      visit:
        'Thank you, {firstname}. We will look for a time that suits you, and propose it by phone or at {email}. The appointment is fixed once you have accepted it.',
    },
    ways: {
      write: 'A written answer',
      call: 'A call back',
      visit: 'An appointment at the office',
    },
    fields: {
      way: 'Asked for',
      subject: 'Subject',
      firstname: 'First name',
      lastname: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      zip: 'Postcode',
      message: 'Message',
    },
    faults: {
      subjectRequired: 'Choose the subject of your message.',
      subjectInvalid: 'Choose one of the subjects in the list.',
      messageRequired: 'Write your message.',
      messageTooLong: 'Your message cannot be longer than {max} characters.',
    },
  },
  coproperty: {
    sentTitle: 'Your request has arrived',
    sentText:
      'Thank you, {firstname}. An adviser will look at your request for a co-ownership loan of {amount} over {duration} months, and call you or write to you at {email}.',
    fields: {
      amount: 'Amount',
      duration: 'Duration (months)',
      taeg: 'APR',
      'monthly-fee': 'Monthly payment',
    },
    faults: {
      amountRequired: 'Give the amount to borrow.',
      amountBounds: 'Give an amount between {min} and {max}.',
      durationRequired: 'Choose the duration.',
      durationInvalid: 'This duration does not exist for this amount. Choose one from the list.',
    },
    refusedTitle: 'Your request has not been sent yet',
    requestedTitle: 'One question before sending',
    office: 'Request for a co-ownership loan',
  },
  mortgage: {
    refusedTitle: 'Your request has not been sent yet',
    requestedTitle: 'One question before sending',
    sentTitle: 'Your request has arrived',
    sentText:
      'Thank you, {name}. An adviser will call you on {telephone}, during opening hours. If we cannot reach you, we will write to {email}.',
    office: 'Request for a mortgage appointment',
  },
  botCheck: {
    notProven: 'Tick the box ‘I am not a robot’, then send again.',
    alreadySpent: 'This check has already been used. Tick the box again, then send.',
    checkUnavailable:
      'The check against robots is not responding. Try again in a few minutes, or call us.',
  },
  page: {
    refusedText:
      'Go back to the form with the ‘Back’ button of your browser: what you wrote is still there. Correct this:',
    filesNotHeld:
      'We cannot keep your files at the moment. Try again in a few minutes, or send the form without a file.',
    tooManyCalls:
      'Too much has been sent from your connection in a short time. Wait a few minutes, then reload this page: your browser sends everything you wrote once more.',
    notWhole:
      'The form reached us incomplete. Reload this page: your browser sends everything you wrote once more.',
    failed:
      'The fault is ours. Reload this page in a few minutes: your browser sends everything you wrote once more. You can also call us on {phone}.',
    backToContact: 'Back to the contact page',
    backToForm: 'Back to the form',
  },
  question: {
    text: 'Robots fill in forms too. Answer this question, and everything you wrote is sent.',
    sum: 'How much is {a} plus {b}?',
    hint: 'In figures or in words.',
    files: 'Files added: {names}.',
    send: 'Answer and send',
    wrong: 'That is not the right answer. Here is another question.',
    spent:
      'This question has already been used. If you were given a confirmation, everything has arrived. If not, answer this one.',
    expired:
      'The question is no longer valid. Here is another. If you had added files, they were not kept: they will not be sent.',
    numbers:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
  },
  office: {
    subject: 'New message: {subject}',
    title: 'New message from the site',
    arrived: 'Sent on {date} at {time}, in English.',
    message: 'Message',
    files: 'Files added',
    filesText:
      'Each link opens its file for as long as the message is kept. The files have been checked, but open them with the usual care.',
    file: '{name} ({size})',
  },
};
