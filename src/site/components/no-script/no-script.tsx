import type { LenderPhone } from '#domain/lender/lender.ts';
import { withLinks } from '../with-links.tsx';
import './no-script.css';

export interface NoScriptProps {
  title: string;
  /** With a place for the phone. */
  text: string;
  phone: LenderPhone;
}

/**
 * In place of a page's content where it cannot do without script: what to do instead. What stands there
 * until the script has begun has the class `awaits-script`.
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
