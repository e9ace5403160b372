import type { Loan } from '#journey/facts.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import type { ApplicationSetup } from '../setup.ts';

interface LoanLawProps {
  /** The loan whose rate is shown. */
  loan: Loan;
  setup: ApplicationSetup;
}

/** The warning and the representative example that the law asks for wherever a rate is shown. */
export function LoanLaw({ loan, setup }: LoanLawProps) {
  return (
    <div className="loan-law">
      <p>
        <strong>{setup.warning}</strong>
      </p>
      <Disclosure summary={setup.words.application.summary.example}>
        <p>{setup.examples[loan.product]}</p>
      </Disclosure>
    </div>
  );
}
