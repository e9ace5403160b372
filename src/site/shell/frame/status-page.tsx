import type { LenderPhone } from '#domain/lender/lender.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Bridge } from '#site/components/drawings/bridge.tsx';
import { Lock } from '#site/components/drawings/lock.tsx';
import './status-page.css';

export interface StatusPageProps {
  /** Of the sentence around the telephone number, `{phone}` is its place. */
  words: { title: string; text: string; call: string };
  status: '404' | '500' | '503';
  /** The first thing to do; an empty address is this page's own, tried again. */
  wayOn: { label: string; href: string };
  phone: LenderPhone;
}

/** What went wrong, in words, with a way on. */
export function StatusPage({ words, status, wayOn, phone }: StatusPageProps) {
  const [before, after] = words.call.split('{phone}');
  return (
    <div className="page-width status-page">
      <div className="status-page__text">
        <p className="status-page__number">{status}</p>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className="status-page__ways">
          <LinkButton href={wayOn.href}>{wayOn.label}</LinkButton>
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
