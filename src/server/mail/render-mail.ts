import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { BUTTON } from './mail-parts.tsx';
import type { InlinePicture, Mail } from './mailer.ts';

/** What a formatter of html-to-text gets: that package brings no types. */
interface TextElement {
  attribs: { href?: string };
  children: readonly unknown[];
}
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  addLineBreak(): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
}
type Walk = (children: TextElement['children'], builder: TextBuilder) => void;

const AS_WRITTEN = [
  // Screen readers may spell out a heading in capitals.
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  // The numbers and addresses are in the sentences already.
  { selector: 'a', options: { ignoreHref: true } },
  { selector: `a.${BUTTON}`, format: 'labelAndAddress' },
];

/** What a button leads to is written out in the text alone. */
const FORMATTERS = {
  labelAndAddress: ({ attribs, children }: TextElement, walk: Walk, builder: TextBuilder) => {
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(children, builder);
    builder.addLineBreak();
    builder.addInline(attribs.href ?? '', { noWordTransform: true });
    builder.closeBlock({ trailingLineBreaks: 2 });
  },
};

/** Renders a mail as HTML and as text, with those of its pictures that could be painted. */
export async function renderMail(
  subject: string,
  body: ReactElement,
  painted: readonly (InlinePicture | undefined)[],
): Promise<Omit<Mail, 'to'>> {
  const html = await render(body);
  const pictures = painted.filter((picture) => picture !== undefined);
  const text = toPlainText(html, {
    wordwrap: 76,
    selectors: AS_WRITTEN,
    formatters: FORMATTERS,
  });
  return { subject, html, text, ...(pictures.length > 0 && { pictures }) };
}
