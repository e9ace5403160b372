import type { LenderPhone } from '#domain/lender/lender.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { LinkButton } from '../components/button/button.tsx';
import { Bridge } from '../drawings/bridge.tsx';
import { Lock } from '../drawings/lock.tsx';
import './status-page.css';

export interface StatusPageProps {
  words: FrameWords['notFound'] | FrameWords['broken'];
  status: '404' | '500';
  homePath: string;
  phone: LenderPhone;
}

/** What went wrong, in words, with a way on. */
export function StatusPage({ words, status, homePath, phone }: StatusPageProps) {
  const [before, after] = words.call.split('{phone}');
  return (
    <div className="page-width status-page">
      <div className="status-page__text">
        <p className="status-page__number">{status}</p>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className="status-page__ways">
          <LinkButton href={homePath}>{words.toHome}</LinkButton>
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
