import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { InlinePicture, Mail } from '../../stores/mail.ts';

/** Renders a mail as HTML next to its text, with those of its pictures that could be painted. */
export async function renderMail(
  subject: string,
  body: ReactElement,
  text: string,
  painted: readonly (InlinePicture | undefined)[],
): Promise<Omit<Mail, 'to'>> {
  const html = await render(body);
  const pictures = painted.filter((picture) => picture !== undefined);
  return { subject, html, text, ...(pictures.length > 0 && { pictures }) };
}
