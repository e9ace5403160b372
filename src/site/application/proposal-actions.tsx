import { Button, LinkButton } from '#site/components/button/button.tsx';
import type { ApplicationSetup } from './setup.ts';
import { simulatorAddress } from './simulator-address.ts';
import type { ApplicationModel } from './use-application.ts';

interface ProposalActionsProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
  /** What going on means here. */
  label: string;
}

/** The three ways on from 1c, 4 and 4b (spec 2 §2, spec 3 §2). */
export function ProposalActions({ setup, model, label }: ProposalActionsProps) {
  const { buttons } = setup.words.application;
  const isCoborrowers = model.mode === 'e2';
  return (
    <div className="form-actions">
      <Button action="continue" onClick={model.proceed}>
        {label}
      </Button>
      <Button variant="link" action="adapt" onClick={model.adapt}>
        {isCoborrowers ? setup.words.link.e2.adapt : buttons.adapt}
      </Button>
      {/* The loan was simulated by the applicant: it is theirs to simulate anew. */}
      {isCoborrowers ? null : (
        <LinkButton
          variant="link"
          action="restart"
          href={simulatorAddress(model.loan, setup)}
          onClick={model.leaveForSimulator}
        >
          {buttons.restart}
        </LinkButton>
      )}
    </div>
  );
}
