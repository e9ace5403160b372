import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { Mail } from './mailer.ts';

const AS_WRITTEN = [
  // A heading in capitals is shouted, or spelled out by a screen reader.
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  // The numbers and addresses stand in the sentences already.
  { selector: 'a', options: { ignoreHref: true } },
];

/** A mail as HTML and as text. */
export async function asMail(subject: string, shown: ReactElement): Promise<Omit<Mail, 'to'>> {
  const html = await render(shown);
  return { subject, html, text: toPlainText(html, { wordwrap: 76, selectors: AS_WRITTEN }) };
}
