import type { siteForm as french } from '../fr/site-form.ts';
import type { Translation } from '../translation.ts';

/** What every form of the website says while it is filled in and sent. */
export const siteForm: Translation<typeof french> = {
  optional: '{label} (optional)',
  meantEmail: 'Did you mean {email}?',
  streetWithNumber:
    'The street already seems to contain the house number. Check the address; you can go on.',
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail address',
    phone: 'Mobile or phone',
    phoneHint: 'For example 0475/123456.',
    zip: 'Postcode',
    message: 'Message',
  },
  check: {
    title: 'One last check',
    text: 'Tick the box: everything is sent as soon as the check is done.',
    loading: 'The check is loading…',
  },
  sending: 'Sending…',
  progress: 'Sending: {percent}%',
  arrived: 'Everything has been passed on. We are checking the files…',
  corrections: 'Nothing has been sent yet. {count} answers need correcting.',
  correction: 'Nothing has been sent yet. One answer needs correcting.',
  problems: {
    title: 'It could not be sent',
    connection:
      'We received no answer: the connection probably broke off. What you wrote and added is still here. Check your connection, then send it again.',
    server:
      'The fault is ours. What you wrote and added is still here: try again in a few minutes, or call us on {phone}.',
    tooManyCalls:
      'Too much has been sent from your connection in a short time. What you wrote and added is still here: wait a few minutes, then send it again.',
    check:
      'The check against robots could not be loaded. What you wrote and added is still here. Check your connection, then send it again, or call us on {phone}.',
  },
  privacy: 'We use this data to answer you. How long we keep it, and what your rights are: {link}.',
  privacyLink: 'Privacy',
  again: 'Write another message',
  uploads: {
    label: 'Files',
    hint: 'Up to {most} files of {megabytes}\u00a0MB: pictures, PDF, text, Word, Excel, PowerPoint (pptx), Pages or RTF.',
    choose: 'Choose files',
    drop: 'Or drop them here.',
    list: 'Files chosen',
    size: '{size}\u00a0{unit}',
    kilobytes: 'kB',
    megabytesUnit: 'MB',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    removed: '{name} is removed.',
    added: '{count} files chosen.',
    addedOne: 'One file chosen.',
  },
};
