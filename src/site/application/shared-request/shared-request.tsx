import { useEffect, useRef } from 'react';
import type { LenderPhone } from '#domain/lender/lender.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { isWaiting, type ShareEnd } from '#journey/share-status.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { FailedCall } from '#site/components/failed-call/failed-call.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import { instantInWords } from '#words/instant-in-words.ts';
import type { OwnDataCatalogue } from '#words/own-data/own-data.ts';
import type { SharedRequestWords } from '#words/shared-request/shared-request.ts';
import { fill } from '#words/translation.ts';
import { OwnData } from '../own-data/own-data.tsx';
import type { Followed } from './followed.ts';
import { CorrectPart, ResendPart, WithdrawPart } from './open-parts.tsx';
import { type LendingSetup, ToAgree } from './to-agree.tsx';
import { type FollowingModel, keyInAddress, useFollowed } from './use-followed.ts';
import '#site/components/drawings/drawings.css';
import './shared-request.css';

export interface SharedRequestProps {
  words: SharedRequestWords;
  ownData: OwnDataCatalogue;
  locale: ContractLocale;
  phone: LenderPhone;
  email: string;
  /** The page where a new request begins. */
  simulator: string;
  lending: LendingSetup;
}

/** Shows the state of a shared request, and the applicant's actions on it. */
export function SharedRequest(props: SharedRequestProps) {
  const { words, phone, email } = props;
  const model = useFollowed();
  const { page, followed } = model;
  return (
    <div
      className={`page-width shared-request${page === 'loading' ? ' awaits-script' : ''}`}
      data-share-state={page === 'shown' ? followed?.state : page}
    >
      <h1>{words.title}</h1>
      {page === 'loading' && <p role="status">{words.loading}</p>}
      {page === 'unknown' && (
        <>
          <p className="shared-request__lede">{words.unknown.lede}</p>
          <p>{words.unknown.text}</p>
          <p>
            {withLinks(words.unknown.reach, {
              phone: <a href={`tel:${phone.e164}`}>{phone.shown}</a>,
              email: <a href={`mailto:${email}`}>{email}</a>,
            })}
          </p>
          <p>
            <LinkButton variant="plain" href={props.simulator}>
              {words.simulate}
            </LinkButton>
          </p>
          <Moored />
        </>
      )}
      {page === 'unreachable' && (
        <FailedCall
          title={words.unreachable.title}
          again={words.unreachable.retry}
          onRetry={() => model.dispatch({ kind: 'retried' })}
          isAlone
        >
          {words.unreachable.text}
        </FailedCall>
      )}
      {page === 'shown' && followed?.state === 'open' && (
        <Open {...props} followed={followed} model={model} />
      )}
      {page === 'shown' && followed?.state === 'to-agree' && (
        <ToAgree {...props} followed={followed} model={model} />
      )}
      {page === 'shown' && followed !== undefined && !isWaiting(followed.state) && (
        <Ended {...props} followed={followed} end={followed.state} />
      )}
      {page === 'shown' && (
        <section className="own-data">
          <h2 className="own-data__title">{props.ownData.title}</h2>
          <OwnData locale={props.locale} words={props.ownData} proof={keyInAddress()} />
        </section>
      )}
    </div>
  );
}

type OpenProps = SharedRequestProps & {
  followed: Followed;
  model: FollowingModel;
};

function Open({ words, phone, followed, model }: OpenProps) {
  const { name, email } = followed;
  const instant = (iso: string) => instantInWords(new Date(iso), words.instant);
  const hasAccepted = model.outcome?.wish === 'accept' && model.outcome.result === 'done';
  return (
    <>
      {(followed.isAskedAgain || hasAccepted) && (
        <Notice kind="info" role="status">
          <p>{fill(words.toAgree.askedAgain, { name })}</p>
        </Notice>
      )}
      <p className="shared-request__lede">{fill(words.open.lede, { name })}</p>
      <dl className="shared-request__facts">
        <Fact term={words.open.to} fact={email} />
        <Fact term={words.open.at} fact={instant(followed.invitedAt)} />
        <Fact term={words.open.until} fact={instant(followed.expiresAt)} />
      </dl>
      <section className="shared-request__next">
        <h2>{words.open.nextTitle}</h2>
        <ul>
          {[words.open.next1, words.open.next2, words.open.next3].map((sentence) => (
            <li key={sentence}>{fill(sentence, { name })}</li>
          ))}
        </ul>
      </section>
      <div className="shared-request__parts">
        <ResendPart words={words} phone={phone} followed={followed} model={model} />
        {(followed.canCorrect || model.outcome?.wish === 'correct') && (
          <CorrectPart words={words} followed={followed} model={model} />
        )}
        <WithdrawPart words={words} followed={followed} model={model} />
      </div>
    </>
  );
}

function Ended(props: SharedRequestProps & { followed: Followed; end: ShareEnd }) {
  const { words, followed, end, simulator } = props;
  const { name, reference } = followed;
  const lede = useRef<HTMLParagraphElement>(null);
  const ended = instantInWords(new Date(followed.endedAt ?? followed.expiresAt), words.instant);
  // The pressed button is gone, so screen readers announce what replaced it.
  useEffect(() => lede.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="shared-request__lede" tabIndex={-1} ref={lede}>
        {fill(words.ended[end].lede, { name })}
      </p>
      {reference && (
        <p className="shared-request__reference">
          <span>{words.reference}</span> <strong data-value="reference">{reference}</strong>
        </p>
      )}
      <p>{fill(words.ended[end].text, { name, ended })}</p>
      {end !== 'sent' && (
        <>
          <p>{words.anew}</p>
          <p>
            <LinkButton variant="plain" href={simulator}>
              {words.simulate}
            </LinkButton>
          </p>
          <Moored />
        </>
      )}
    </>
  );
}

/** Where a request has ended. */
function Moored() {
  return (
    <div className="shared-request__drawing">
      <MooredBoat />
    </div>
  );
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}
