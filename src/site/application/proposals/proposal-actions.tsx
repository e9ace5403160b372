import { Button, LinkButton } from '#site/components/button/button.tsx';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { simulatorAddress } from '../summary/simulator-address.ts';

interface ProposalActionsProps {
  setup: ApplicationSetup;
  model: Showing<'mode' | 'loan' | 'dispatch'>;
  /** The label of the button that accepts the proposal. */
  label: string;
}

/** The three ways on from 1c, 4 and 4b. */
export function ProposalActions({ setup, model, label }: ProposalActionsProps) {
  const { buttons } = setup.words.application;
  const isCoborrowers = model.mode === 'e2';
  return (
    <div className="form-actions">
      <Button action="continue" onClick={() => model.dispatch({ kind: 'proceeded' })}>
        {label}
      </Button>
      <Button variant="link" action="adapt" onClick={() => model.dispatch({ kind: 'adapted' })}>
        {isCoborrowers ? setup.words.link.e2.adapt : buttons.adapt}
      </Button>
      {/* The loan was simulated by the applicant: it is theirs to simulate again. */}
      {isCoborrowers ? null : (
        <LinkButton
          variant="link"
          action="restart"
          href={simulatorAddress(model.loan, setup)}
          onClick={() => model.dispatch({ kind: 'leftForSimulator' })}
        >
          {buttons.restart}
        </LinkButton>
      )}
    </div>
  );
}
