import { useEffect, useRef } from 'react';
import type { AgreementWords } from '#journey/following.ts';
import { isSameLoan } from '#journey/shared-application.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import { instantInWords } from '#words/instant-in-words.ts';
import type { SharedRequestWords } from '#words/shared-request/shared-request.ts';
import { fill } from '#words/translation.ts';
import { type ComparisonWords, LoanComparison } from '../proposals/loan-comparison.tsx';
import type { FigureSetup } from '../summary/loan-figures.tsx';
import { ConfirmedWish } from './confirmed-wish.tsx';
import { type Followed, loanOf } from './followed.ts';
import type { FollowingModel } from './use-followed.ts';

/** What the two loans are shown with. */
export interface LendingSetup extends FigureSetup {
  comparison: ComparisonWords;
  /** The words that other conditions are accepted by, as this page was built. */
  agreement: AgreementWords;
  /** The legal warning, shown next to every rate. */
  warning: string;
  /** Each product's representative example, as a whole sentence. */
  examples: Readonly<Partial<Record<string, string>>>;
}

interface ToAgreeProps {
  words: SharedRequestWords;
  lending: LendingSetup;
  followed: Followed;
  model: Pick<FollowingModel, 'asked' | 'outcome' | 'agreement' | 'dispatch'>;
}

/**
 * The loan asked for, next to the loan that the co-borrower accepted, and the applicant's own
 * decision.
 */
export function ToAgree({ words, lending, followed, model }: ToAgreeProps) {
  const { name, expiresAt, proposal } = followed;
  const { asked, outcome, dispatch } = model;
  const top = useRef<HTMLParagraphElement>(null);
  const { agreement = lending.agreement } = model;
  const changed =
    outcome?.result === 'conditions-changed'
      ? words.toAgree.changed
      : outcome?.result === 'consents-changed'
        ? words.toAgree.consentsChanged
        : undefined;
  const isChanged = changed !== undefined;
  // What is to accept has changed, and screen readers announce it.
  useEffect(() => {
    if (isChanged) top.current?.focus();
  }, [isChanged]);
  if (proposal === undefined) return null;
  const { toAgree } = words;
  const after = loanOf(proposal.after);
  const cause = isSameLoan(proposal.before, proposal.after) ? toAgree.why.rate : toAgree.why.loan;
  const { accepted, consent, accept, accepting } = proposal.isChanged
    ? {
        accepted: toAgree.acceptedBefore,
        consent: agreement.consentChanged,
        accept: toAgree.acceptChanged,
        accepting: toAgree.acceptingChanged,
      }
    : { ...toAgree, consent: agreement.consent };
  const failed = (wish: 'accept' | 'refuse') =>
    outcome?.wish === wish && outcome.result === 'failed' ? words.failed : '';
  return (
    <>
      <p className="shared-request__lede" tabIndex={-1} ref={top}>
        {fill(toAgree.lede, { name })}
      </p>
      {isChanged && (
        <Notice kind="warning" role="status">
          <p>{changed}</p>
        </Notice>
      )}
      <p className="shared-request__text">
        {cause} {fill(accepted, { name })}
      </p>
      <p>
        {toAgree.until} <strong>{instantInWords(new Date(expiresAt), words.instant)}</strong>.
      </p>
      <section className="shared-request__next">
        <h2>{toAgree.loans}</h2>
        <LoanComparison
          before={loanOf(proposal.before)}
          after={after}
          setup={lending}
          words={lending.comparison}
        />
        <p className="shared-request__law">
          <strong>{lending.warning}</strong> {lending.examples[after.product]}
        </p>
      </section>
      <div className="shared-request__decision">
        <section className="shared-request__part">
          <h2>{toAgree.acceptTitle}</h2>
          <p>{keepTogether(consent)}</p>
          <Button
            action="accept"
            busy={asked?.wish === 'accept'}
            busyLabel={accepting}
            onClick={() =>
              dispatch({
                kind: 'wished',
                wish: 'accept',
                about: {
                  conditions: proposal.after,
                  lang: lending.locale,
                  consentWords: agreement.hash,
                },
              })
            }
          >
            {accept}
          </Button>
          <p role="status" className="shared-request__said">
            {failed('accept')}
          </p>
        </section>
        <section className="shared-request__part">
          <h2>{toAgree.refuse.title}</h2>
          <p>{keepTogether(toAgree.refuse.text)}</p>
          <ConfirmedWish wish="refuse" words={toAgree.refuse} model={model} />
          <p role="status" className="shared-request__said">
            {failed('refuse')}
          </p>
        </section>
      </div>
    </>
  );
}
