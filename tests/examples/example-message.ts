/** A message of the contact form, as a browser sends it. */
export const EXAMPLE_MESSAGE = {
  lang: 'nl',
  subject: 'klacht',
  firstname: 'Lotte',
  lastname: 'Peeters',
  email: 'lotte@example.be',
  phone: '0475/12.34.56',
  zip: '9000',
  message: 'Ik heb een vraag.\nWie kan ik bellen?',
} as const;
