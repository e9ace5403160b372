import { figuresOf, lentRows } from './loan-figures.tsx';
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
  const rows = [
    'product',
    ...lentRows(model.loan, proposal.loan),
    ...(['taeg', 'duration', 'monthlyAmount', 'total'] as const),
  ] as const;
  const { conditions, steps } = words;
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
                <span className="comparison__said">{conditions.spokenBefore} </span>
                {shownIn(before, row)}
              </dd>
              <dd className="comparison__cell comparison__cell--after">
                <span className="comparison__said">{conditions.spokenAfter} </span>
                {shownIn(after, row)}
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

/** The total stands in the summary for other programs, and here for the reader. */
function shownIn(figures: ReturnType<typeof figuresOf>, row: keyof ReturnType<typeof figuresOf>) {
  return row === 'total' ? figures.total.text : figures[row].figure;
}
