import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { applicantsName } from '../sharing/coborrowers-screens.tsx';
import { StepHeading } from '../steps/step-heading.tsx';
import { LoanLaw } from '../summary/loan-law.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { LoanComparison } from './loan-comparison.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import './proposal.css';

interface ConditionsScreenProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'loan' | 'mode' | 'dispatch'>;
  step: '1c' | '4b';
}

/**
 * Compares the new conditions with those asked for, and gives the reason and the choice.
 */
export function ConditionsScreen({ setup, model, step }: ConditionsScreenProps) {
  const words = setup.words.application;
  const proposal = model.form.proposal;
  if (!model.loan || !proposal) return null;
  const { conditions, steps } = words;
  const isRateAlone = proposal.reasons.every((reason) => reason === 'rateChanged');
  return (
    <div className="proposal">
      <StepHeading
        title={steps[step].title}
        lede={isRateAlone ? conditions.compare : steps[step].lede}
      />
      <ChangedNotice setup={setup} model={model} />
      <section>
        <h2 className="proposal__title">{conditions.why}</h2>
        <ul className="proposal__list">
          {proposal.reasons.map((reason) => (
            <li key={reason}>{conditions.reasons[reason]}</li>
          ))}
        </ul>
      </section>
      <LoanComparison before={model.loan} after={proposal.loan} setup={setup} words={conditions} />
      <LoanLaw loan={proposal.loan} setup={setup} />
      <p>
        {words.automatic} <a href={setup.help.links.contact}>{words.contactLink}</a>
      </p>
      {/* The applicant asked for another loan: they are to agree too. */}
      {model.mode === 'e2' ? (
        <p>{fill(setup.words.link.e2.alsoTheApplicant, { name: applicantsName(model) })}</p>
      ) : null}
      <p>{conditions.consent}</p>
      <ProposalActions setup={setup} model={model} label={words.buttons.continue} />
    </div>
  );
}
