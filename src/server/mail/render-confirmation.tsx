import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import { asMail } from './as-mail.ts';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';
import type { Mail } from './mailer.ts';

/** The confirmation as HTML and as text. */
export function renderConfirmation(props: ConfirmationProps): Promise<Omit<Mail, 'to'>> {
  const { reference } = props.request;
  const subject = fill(MAIL_WORDS[props.locale].subject, { reference });
  return asMail(subject, <Confirmation {...props} />);
}
