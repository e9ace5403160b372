import { type Answers, withInitialAnswers } from '#journey/answers.ts';
import { checkApplication } from '#journey/check-application.ts';
import type { Facts, Loan, OfferedConditions } from '#journey/facts.ts';
import { loanAsAnswers } from '#journey/loan.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import {
  type AssessedHousehold,
  assessHousehold,
  coborrowersView,
  NOTHING_JUDGED,
  withCoborrowersPart,
} from '#journey/shared-application.ts';
import { applicationFacts, fluvia } from './fluvia.ts';
import { Journey } from './journey.ts';

/**
 * The co-borrower's steps in mode e2, with only what their browser knows; the server's verdicts are
 * requested as the browser does. For tests.
 */
export class CoborrowersJourney extends Journey {
  verdict: AssessedHousehold | undefined;
  private readonly applicant: Answers;
  private readonly agreed: Loan;

  /** `applicant`: the checked answers of a shared request. */
  constructor(applicant: Answers, loan: Loan) {
    super(loan);
    this.applicant = applicant;
    this.agreed = loan;
    this.answers = withInitialAnswers(coborrowersView(applicant, {}));
  }

  override get facts(): Facts {
    return { ...super.facts, e2: this.verdict ?? NOTHING_JUDGED };
  }

  get whole(): Answers {
    return withCoborrowersPart(this.applicant, { ...this.answers, ...this.consents });
  }

  protected override offer(): OfferedConditions | 'not-offered' | undefined {
    if (this.step !== '3') return undefined;
    const { e2: _, ...facts } = this.facts;
    this.verdict = assessHousehold(this.whole, facts, fluvia.tariffs);
    if (!this.verdict) throw new Error('Right answers up to the budget, and no verdict');
    return this.verdict.proposal;
  }

  /** The server's verdict of both parts together. */
  checkedWhole() {
    const whole = withPurposeOf(this.loan.product, this.whole, this.agreed.product);
    return checkApplication({ ...whole, ...loanAsAnswers(this.loan) }, applicationFacts);
  }
}
