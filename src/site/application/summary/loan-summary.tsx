import { type RefObject, useEffect, useRef, useState } from 'react';
import { isDraftEnd } from '#journey/application/ends.ts';
import type { Loan } from '#journey/facts.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { BrokerEntry } from './broker-entry.tsx';
import { LoanFigure, lentRows } from './loan-figures.tsx';
import { LoanLaw } from './loan-law.tsx';
import { ApplicationQuickAccess } from './quick-access.tsx';
import './loan-summary.css';

/** The media query in which the figures are next to the form, open from the start. */
const BESIDE_THE_FORM = '(width >= 64em)';

interface LoanSummaryProps {
  loan: Loan;
  /**
   * The proposed loan, if there is any: its figures are shown next to the old figures, which are
   * struck through.
   */
  proposed?: Loan | undefined;
  setup: ApplicationSetup;
  model: Showing<'form' | 'saving' | 'broker' | 'dispatch'>;
  /** Undefined once the request is sent, because nothing can be changed any more. */
  onModify?: (() => void) | undefined;
}

/**
 * The loan's figures: next to the form on a desktop; on a phone in a line at the top that opens them
 * and stays in view with the quick access. The warning and the representative example open with the
 * figures there, and stand at the form's foot.
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
          <div className="loan-summary__opened">
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
                isSent={model.form.step === '7' || isDraftEnd(model.saving.saved)}
              >
                {(who, takeOut) => (
                  <div>
                    <dt>{setup.words.chosenBroker.brokerLabel}</dt>
                    <dd>
                      {who} {takeOut}
                    </dd>
                  </div>
                )}
              </BrokerEntry>
            </dl>
            <LoanLaw loan={proposed ?? loan} setup={setup} />
          </div>
        </details>
        <ApplicationQuickAccess loan={loan} setup={setup} onModify={onModify} />
      </div>
      <LoanLaw loan={proposed ?? loan} setup={setup} />
    </aside>
  );
}

/**
 * Whether the figures are open: the reader's choice, until the window's width moves them. On a
 * phone they cover the form, and close as soon as the reader goes on elsewhere.
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
