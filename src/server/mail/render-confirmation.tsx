import { render, toPlainText } from '@react-email/render';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';
import type { Mail } from './mailer.ts';

const AS_WRITTEN = [
  // A heading in capitals is shouted, or spelled out by a screen reader.
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  // The numbers and addresses stand in the sentences already.
  { selector: 'a', options: { ignoreHref: true } },
];

/** The confirmation as HTML and as text. */
export async function renderConfirmation(props: ConfirmationProps): Promise<Omit<Mail, 'to'>> {
  const html = await render(<Confirmation {...props} />);
  return {
    subject: fill(MAIL_WORDS[props.locale].subject, { reference: props.request.reference }),
    html,
    text: toPlainText(html, { wordwrap: 76, selectors: AS_WRITTEN }),
  };
}
