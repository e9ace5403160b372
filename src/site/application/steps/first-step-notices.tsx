import { proposeConditions } from '#journey/alternative-conditions.ts';
import { answer } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { hasTariffChanged } from '#journey/loan.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { figuresOf } from '../summary/loan-figures.tsx';

interface OwnersOnlyProps {
  setup: ApplicationSetup;
  model: Showing<'facts' | 'values'>;
}

interface TariffChangedProps {
  setup: ApplicationSetup;
  model: Showing<'loan' | 'simulated'>;
}

interface RevisitingProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'dispatch'>;
}

/**
 * where visitors say whether they own their home, the notice says which loans are for
 * owners only.
 */
export function OwnersOnly({ setup, model }: OwnersOnlyProps) {
  const { conditions, ownersOnly } = setup.words.application;
  if (!model.facts || answer(model.values, 'isLandlord') === 'yes') return null;
  const proposal = proposeConditions('1', { isLandlord: 'no' }, model.facts.loan, model.facts);
  if (!proposal) return null;
  return (
    <Notice kind="tip">
      <p>
        {[...proposal.reasons.map((reason) => conditions.reasons[reason]), ownersOnly].join(' ')}
      </p>
    </Notice>
  );
}

/** the loan as it was simulated, next to what the tariff makes of it today. */
export function TariffChanged({ setup, model: { loan, simulated } }: TariffChangedProps) {
  if (!loan || !simulated || !hasTariffChanged(simulated, loan)) return null;
  const { title, conditions, before, now } = setup.words.application.tariffChanged;
  const textOf = (of: Loan) => {
    const { taeg, duration, monthlyAmount } = figuresOf(of, setup);
    return fill(conditions, {
      taeg: taeg.text,
      duration: duration.text,
      monthlyAmount: monthlyAmount.text,
    });
  };
  return (
    <Notice kind="info" title={title}>
      <p>{fill(before, { conditions: textOf(simulated) })}</p>
      <p>{fill(now, { conditions: textOf(loan) })}</p>
    </Notice>
  );
}

/** with stored data, step 1 warns the returning applicant and offers to reset. */
export function Revisiting({ setup, model }: RevisitingProps) {
  const words = setup.words.application.revisiting;
  if (model.form.erased)
    return (
      <Notice kind="info" role="status">
        <p>{words.done}</p>
        <Button
          variant="link"
          action="undo-reset"
          onClick={() => model.dispatch({ kind: 'resetUndone' })}
        >
          {words.undo}
        </Button>
      </Notice>
    );
  if (model.form.forgotten)
    return (
      <Notice kind="info" title={words[model.form.forgotten].title} role="status">
        <p>{words[model.form.forgotten].text}</p>
      </Notice>
    );
  if (!model.form.resumed) return null;
  return (
    <Notice kind="info" title={words.title}>
      <p>{words.text}</p>
      <Button variant="link" action="reset" onClick={() => model.dispatch({ kind: 'reset' })}>
        {words.reset}
      </Button>
    </Notice>
  );
}
