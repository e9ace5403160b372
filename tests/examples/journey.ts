import { findRate } from '#domain/tariff/rate.ts';
import { LEAVINGS, proposeConditions } from '#journey/alternative-conditions.ts';
import { type Answers, INITIAL_ANSWERS, textUnder } from '#journey/answers.ts';
import { addEntry, changeAnswer, changeEntry, deleteEntry } from '#journey/change-answer.ts';
import { type ApplicationFacts, checkApplication } from '#journey/check-application.ts';
import { checkStep } from '#journey/check-step.ts';
import type { Facts, Loan, OfferedConditions } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { loanAsAnswers, loanAt, totalAmount } from '#journey/loan.ts';
import {
  nextStep,
  previousStep,
  reachableSteps,
  stageTarget,
  stepNumber,
} from '#journey/navigation.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import { readAnswers } from '#journey/read-answers.ts';
import type { Stage, StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { fluvia, applicationFacts as onFriday } from './fluvia.ts';

/** The result of Next: the next step, faults, or conditions that the tariff does not offer. */
export type Left = StepId | 'held-up' | 'not-offered';

/**
 * An applicant's walk through the form, as the browser’s application does it (`journey/application`),
 * with the demonstration lender's tariff and without drawing anything. For tests.
 */
export class Journey {
  step: StepId = '1';
  maxStep = 1;
  answers: Answers;
  consents: Answers = {};
  proposal: OfferedConditions | undefined;
  loan: Loan;
  /** The facts around the application: on the date of the examples, by default. */
  private readonly applicationFacts: ApplicationFacts;

  constructor(loan: Loan, applicationFacts = onFriday) {
    this.loan = loan;
    this.applicationFacts = applicationFacts;
    this.answers = withPurposeOf(loan.product, INITIAL_ANSWERS);
  }

  get facts(): Facts {
    return {
      ...this.applicationFacts,
      loan: this.loan,
      ...(this.proposal && { proposal: this.proposal }),
      isLent: (product) => this.applicationFacts.tariffs[product] !== undefined,
      codesOf: (list) => this.applicationFacts.codesOf(this.loan.product, list),
    };
  }

  /** The answers that the step shows and is checked by: at the last one the consents are this visit's own. */
  get values(): Answers {
    if (this.step !== '6') return this.answers;
    const consents = CONSENTS.map((name) => [name, textUnder(this.consents, name)]);
    return { ...this.answers, ...Object.fromEntries(consents) };
  }

  get faults(): readonly Fault[] {
    return checkStep(stepOf(this.step), this.values, this.facts);
  }

  get reachable(): readonly StepId[] {
    return reachableSteps(this.answers, this.facts);
  }

  set(name: string, value: string): void {
    const [, list, index, own] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
    if (list && index && own) this.setEntry(list, Number(index), own, value);
    else if (this.step === '6' && CONSENTS.includes(name))
      this.consents = { ...this.consents, [name]: value };
    else this.answers = changeAnswer(this.answers, name, value);
  }

  private setEntry(list: string, index: number, name: string, value: string): void {
    const entries = this.answers[list];
    if (index >= (Array.isArray(entries) ? entries.length : 0)) this.add(list);
    this.answers = changeEntry(this.answers, list, index, name, value);
  }

  add(list: string): void {
    this.answers = addEntry(this.answers, list);
  }

  remove(list: string, index: number): void {
    this.answers = deleteEntry(this.answers, list, index);
  }

  /** Next, with the rate of whatever is proposed. */
  next(): Left {
    if (this.faults.length > 0) return 'held-up';
    const offer = this.offer();
    if (offer === 'not-offered') return offer;
    this.proposal = offer;
    return this.goTo(nextStep(this.step, this.answers, this.facts));
  }

  /** Other conditions proposed on leaving the step. */
  protected offer(): OfferedConditions | 'not-offered' | undefined {
    const leaving = LEAVINGS.find((id) => id === this.step);
    const proposal = leaving && proposeConditions(leaving, this.answers, this.loan, this.facts);
    if (!leaving || !proposal) return undefined;
    const { reasons, ...terms } = proposal;
    const found = findRate(fluvia.tariffs[terms.product], totalAmount(terms), terms.duration);
    if (found.kind === 'outOfBounds') return 'not-offered';
    const duration = found.kind === 'nearest' ? found.duration : terms.duration;
    const wanted = { ...terms, productName: this.loan.productName };
    return { leaving, loan: loanAt(wanted, duration, found.taeg), reasons };
  }

  /** Continue on 1c, 4 and 4b, which accepts what 1c and 4b show. */
  proceed(): StepId {
    const accepted = this.step === '4' ? undefined : this.proposal?.loan;
    if (accepted) {
      this.answers = withPurposeOf(accepted.product, this.answers, this.loan.product);
      this.loan = accepted;
      this.proposal = undefined;
    }
    return this.goTo(nextStep(this.step, this.answers, this.facts));
  }

  adapt(): void {
    this.proposal = undefined;
    this.goTo('1');
  }

  previous(): StepId | undefined {
    const to = previousStep(this.step, this.answers, this.facts);
    return to && this.goTo(to);
  }

  /** A click on the progress bar, if it is a link. */
  openStage(stage: Stage): StepId | undefined {
    const to = stageTarget(stage, this.maxStep, this.reachable);
    return to && this.goTo(to);
  }

  goTo(to: StepId | undefined): StepId {
    if (!to) throw new Error(`Nothing comes after ${this.step}`);
    if (!stepOf(to).answersProposal) this.proposal = undefined;
    this.step = to;
    this.maxStep = Math.max(this.maxStep, to === '7' ? 0 : stepNumber(to));
    this.consents = {};
    return to;
  }

  /** The request as it is received. */
  get request(): Answers {
    const body = { ...loanAsAnswers(this.loan), ...this.answers, ...this.consents };
    const read = readAnswers(JSON.parse(JSON.stringify(body)));
    if (!read.ok) throw new Error(`What the form sends cannot be read: ${read.field}`);
    return read.answers;
  }

  /** The server's verdict of it. */
  checked(request = this.request) {
    return checkApplication(request, this.applicationFacts);
  }
}
