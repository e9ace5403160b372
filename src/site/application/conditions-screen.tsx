import { totalToPay } from '#domain/loan/payment.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { fill } from '#words/translation.ts';
import { Figure } from '../components/figure/figure.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';
import type { ApplicationModel } from './use-application.ts';
import './proposal.css';

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
  const rows = ['product', 'taeg', 'duration', 'monthlyAmount', 'total'] as const;
  return (
    <div className="proposal">
      <StepHeading title={steps[step].title} lede={steps[step].lede} />
      <section>
        <h2 className="proposal__title">{conditions.why}</h2>
        <ul className="proposal__list">
          {proposal.reasons.map((reason) => (
            <li key={reason}>{conditions.reasons[reason]}</li>
          ))}
        </ul>
      </section>
      <section aria-label={conditions.caption}>
        <div className="comparison__row comparison__row--head" aria-hidden="true">
          <span>{conditions.before}</span>
          <span>{conditions.after}</span>
        </div>
        <dl className="comparison">
          {rows.map((row) => (
            <div className="comparison__row" key={row}>
              <dt className="comparison__label">{conditions[row]}</dt>
              <dd className="comparison__cell">
                <span className="unseen">{conditions.before} : </span>
                {before[row]}
              </dd>
              <dd className="comparison__cell comparison__cell--after">
                <span className="unseen">{conditions.after} : </span>
                {after[row]}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p>
        {words.automatic} <a href={setup.help.links.contact}>{words.contactLink}</a>
      </p>
      <p>{conditions.consent}</p>
      <ProposalActions setup={setup} model={model} label={words.buttons.continue} />
    </div>
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
