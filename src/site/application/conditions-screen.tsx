import { totalToPay } from '#domain/loan/payment.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { fill } from '#words/translation.ts';
import { Figure } from '../components/figure/figure.tsx';
import { Table } from '../components/table/table.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';
import type { ApplicationModel } from './use-application.ts';

interface ConditionsScreenProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
  step: '1c' | '4b';
}

/** Other conditions than those asked for: old beside new, why, and the choice (spec 2 §2, 1c; spec 3 §2, 4b). */
export function ConditionsScreen({ setup, model, step }: ConditionsScreenProps) {
  const words = setup.words.application;
  const proposal = model.form.proposal;
  if (!model.loan || !proposal) return null;
  const before = figuresOf(model.loan, setup);
  const after = figuresOf(proposal.loan, setup, 'new');
  const { conditions, steps } = words;
  return (
    <>
      <StepHeading title={steps[step].title} lede={steps[step].lede} />
      <section className="conditions-why">
        <h2 className="section__title">{conditions.why}</h2>
        <ul className="plain-list">
          {proposal.reasons.map((reason) => (
            <li key={reason}>{conditions.reasons[reason]}</li>
          ))}
        </ul>
      </section>
      <Table
        caption={conditions.caption}
        columns={[
          <span className="unseen" key="what">
            {conditions.product}
          </span>,
          conditions.before,
          conditions.after,
        ]}
        rows={[
          [conditions.product, before.product, after.product],
          [conditions.taeg, before.taeg, after.taeg],
          [conditions.duration, before.duration, after.duration],
          [conditions.monthlyAmount, before.monthlyAmount, after.monthlyAmount],
          [conditions.total, before.total, after.total],
        ]}
      />
      <p>{conditions.consent}</p>
      <ProposalActions setup={setup} model={model} label={words.buttons.continue} />
    </>
  );
}

/** A loan's figures as the table shows them, marked for other programs; `new` before their names. */
function figuresOf(loan: Loan, setup: ApplicationSetup, prefix: '' | 'new' = '') {
  const { locale } = setup;
  const named = (name: string) =>
    prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    product: (
      <Figure value={named('product')} code={loan.product}>
        {setup.productNames[loan.product]}
      </Figure>
    ),
    taeg: (
      <Figure value={named('taeg')} number={loan.taeg}>
        {formatRate(loan.taeg, locale)}
      </Figure>
    ),
    duration: (
      <Figure value={named('duration')} number={loan.duration}>
        {fill(setup.words.application.summary.months, { n: loan.duration })}
      </Figure>
    ),
    monthlyAmount: (
      <Figure value={named('monthlyAmount')} number={toEuros(loan.monthlyAmount)}>
        {formatAmount(loan.monthlyAmount, locale)}
      </Figure>
    ),
    total: formatAmount(totalToPay(loan.monthlyAmount, loan.duration), locale),
  };
}
