import type { LenderPhone } from '#domain/lender/lender.ts';
import { withLinks } from '../with-links.tsx';
import './no-script.css';

export interface NoScriptProps {
  title: string;
  /** With `{phone}` for the phone number. */
  text: string;
  phone: LenderPhone;
}

/**
 * Replaces the content of a page that needs script, with what to do instead. Content shown until the
 * script runs has the class `awaits-script`.
 */
export function NoScript({ title, text, phone }: NoScriptProps) {
  return (
    <noscript>
      <div className="page-width no-script">
        <h1>{title}</h1>
        <p>{withLinks(text, { phone: <a href={`tel:${phone.e164}`}>{phone.shown}</a> })}</p>
      </div>
    </noscript>
  );
}
