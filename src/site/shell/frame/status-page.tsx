import type { LenderPhone } from '#domain/lender/lender.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Bridge } from '#site/components/drawings/bridge.tsx';
import { Lock } from '#site/components/drawings/lock.tsx';
import './status-page.css';

export interface StatusPageProps {
  /** `call` is a sentence with `{phone}` for the phone number. */
  words: { title: string; text: string; call: string };
  status: '404' | '500' | '503';
  /** The main link; an empty address reloads this page. */
  wayOn: { label: string; href: string };
  /** Where else what was looked for may be found. */
  search: { label: string; href: string } | undefined;
  phone: LenderPhone;
}

/** Explains what went wrong, with a link to continue. */
export function StatusPage({ words, status, wayOn, search, phone }: StatusPageProps) {
  const [before, after] = words.call.split('{phone}');
  return (
    <div className="page-width status-page">
      <div className="status-page__text">
        <p className="status-page__number">{status}</p>
        <h1>{words.title}</h1>
        <p className="status-page__lede">{words.text}</p>
        <div className="status-page__ways">
          <div className="status-page__links">
            <LinkButton href={wayOn.href}>{wayOn.label}</LinkButton>
            {search && (
              <LinkButton variant="link" href={search.href}>
                {search.label}
              </LinkButton>
            )}
          </div>
          <p>
            {before}
            <a href={`tel:${phone.e164}`}>{phone.shown}</a>
            {after}
          </p>
        </div>
      </div>
      <div className="status-page__drawing">{status === '404' ? <Bridge /> : <Lock />}</div>
    </div>
  );
}
