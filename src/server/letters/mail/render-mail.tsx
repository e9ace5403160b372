import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { InlinePicture, Mail } from '../../stores/mail.ts';
import { createMailLook, type MailBrand, MailLookContext } from './mail-styles.ts';

/** Renders a mail in its lender's look, as HTML next to its text, with those of its pictures that could be painted. */
export async function renderMail(
  subject: string,
  body: ReactElement,
  text: string,
  painted: readonly (InlinePicture | undefined)[],
  brand: MailBrand,
): Promise<Omit<Mail, 'to'>> {
  const html = await render(
    <MailLookContext value={createMailLook(brand)}>{body}</MailLookContext>,
  );
  const pictures = painted.filter((picture) => picture !== undefined);
  return { subject, html, text, ...(pictures.length > 0 && { pictures }) };
}
