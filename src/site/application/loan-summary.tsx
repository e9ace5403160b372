import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Loan } from '#journey/facts.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { BrokerEntry } from './broker-entry.tsx';
import { isDraftEnd } from './draft-end.ts';
import { LoanFigure, lentRows } from './loan-figures.tsx';
import { ApplicationQuickAccess } from './quick-access.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';
import './loan-summary.css';

/** Where the figures stand beside the form they are open from the start. */
const BESIDE_THE_FORM = '(width >= 1024px)';

interface LoanSummaryProps {
  loan: Loan;
  /** The loan proposed instead, where there is one: what it changes stands beside the old, struck. */
  proposed?: Loan | undefined;
  setup: ApplicationSetup;
  model: ApplicationModel;
  /** Absent once the request is sent: there is nothing left to change. */
  onModify?: (() => void) | undefined;
}

/**
 * The loan's figures: beside the form on a desktop, in one line on top on a phone, where they open
 * and stay in view with the quick access.
 * The warning and the representative example stand wherever a rate does.
 */
export function LoanSummary({ loan, proposed, setup, model, onModify }: LoanSummaryProps) {
  const words = setup.words.application.summary;
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenBesideTheForm(bar);
  const shown = { loan, proposed, setup };
  const rows = ['product', ...lentRows(loan, proposed), 'duration', 'taeg', 'total'] as const;
  return (
    <aside className="loan-summary" aria-label={words.label} data-product={loan.product}>
      <div className="loan-summary__bar" ref={bar}>
        <details
          className="loan-summary__details"
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="loan-summary__payment">
            <span className="loan-summary__figure">
              <LoanFigure {...shown} of="monthlyAmount" />
            </span>{' '}
            <span className="loan-summary__unit">{words.perMonth}</span>
            <span className="unseen">. {words.open}</span>
          </summary>
          <dl className="loan-summary__list">
            {rows.map((row) => (
              <div key={row}>
                <dt>{words[row]}</dt>
                <dd>
                  <LoanFigure {...shown} of={row} />
                </dd>
              </div>
            ))}
            <BrokerEntry
              setup={setup}
              model={model}
              isSent={model.form.step === '7' || isDraftEnd(model.saved)}
            >
              {(who, takeOut) => (
                <div>
                  <dt>{setup.words.along.brokerLabel}</dt>
                  <dd>
                    {who} {takeOut}
                  </dd>
                </div>
              )}
            </BrokerEntry>
          </dl>
        </details>
        <ApplicationQuickAccess loan={loan} setup={setup} onModify={onModify} />
      </div>
      <div className="loan-summary__law">
        <p>
          <strong>{setup.warning}</strong>
        </p>
        <Disclosure summary={words.example}>
          <p>{setup.examples[(proposed ?? loan).product]}</p>
        </Disclosure>
      </div>
    </aside>
  );
}

/**
 * Whether the figures stand open: the reader's choice, until the window's width changes its place. On
 * a phone they lie over the form, and close as soon as one goes on elsewhere.
 */
function useOpenBesideTheForm(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(() => matchMedia(BESIDE_THE_FORM).matches);
  useEffect(() => {
    const beside = matchMedia(BESIDE_THE_FORM);
    const follow = () => setOpen(beside.matches);
    const leave = ({ target }: FocusEvent) => {
      if (!beside.matches && target instanceof Node && !bar.current?.contains(target))
        setOpen(false);
    };
    beside.addEventListener('change', follow);
    document.addEventListener('focusin', leave);
    return () => {
      beside.removeEventListener('change', follow);
      document.removeEventListener('focusin', leave);
    };
  }, [bar]);
  return [open, setOpen] as const;
}
