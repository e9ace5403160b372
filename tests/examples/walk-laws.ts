import { expect } from 'vitest';
import { assessAffordability } from '#journey/affordability/assess-affordability.ts';
import { budgetToSend } from '#journey/affordability/sent-budget.ts';
import { type Answers, entriesOf } from '#journey/answers.ts';
import { isCoborrowerLater } from '#journey/borrowers.ts';
import type { Application } from '#journey/check-application.ts';
import type { Fault } from '#journey/fault.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { previousStep } from '#journey/navigation.ts';
import { isYesNo } from '#journey/sent-answers/field-values.ts';
import { answersAsText, normaliseAnswers } from '#journey/sent-answers/sent-answers.ts';
import { controlNames, shownLists, shownSections, stepAsking } from '#journey/shown.ts';
import type { StepId } from '#journey/step.ts';
import { STEPS, stepOf } from '#journey/steps.ts';
import { sentenceKey } from '#words/faults/faults.ts';
import { browserVerdict, shownNames } from './browser-verdict.ts';
import type { Journey } from './journey.ts';
import {
  entriesIn,
  fillIn,
  MENDED_ELSEWHERE,
  mend,
  type Pick,
  rightAnswer,
  STATED_STOPS,
  wrongAnswer,
} from './likely-answers.ts';

// The laws that hold on every walk through the application's form. For tests.

/** Altered requests that are tried for each request that can be sent. */
const NEIGHBOURS = 12;

/** What walks have met: a law proves nothing about what was never reached. */
export class Seen {
  readonly steps = new Set<StepId>();
  readonly sentences = new Set<string>();
  readonly ends = new Set<string>();

  note(faults: readonly Fault[]): void {
    for (const fault of faults) this.sentences.add(sentenceKey(fault));
  }
}

/** The screens of the application, without those that answer a proposal. */
const screensOf = (journey: Journey) =>
  STEPS.filter(
    (step) =>
      !step.answersProposal && step.when({ answers: journey.answers, facts: journey.facts }),
  ).map(({ id }) => id);

/** Answers that the server sets in a request without asking. */
const IMPLIED = [
  ...['livingSituation', 'coborrowerLivingSituation', 'coborrowerMaritalStatus'],
  ...['coborrowerSameAddress', 'signLocation', 'creditReasons', 'carType'],
];

/** Browser and server agree on every fault, in the same order. */
export function holdVerdicts(journey: Journey, seen: Seen): void {
  seen.note(journey.faults);
  const { request } = journey;
  const checked = journey.checked(request);
  const faults = checked.ok ? [] : checked.faults;
  expect(faults).toEqual(browserVerdict(journey, request));
  seen.note(faults);
}

/** Only answers that are asked or implied are sent. */
function holdSent(journey: Journey): void {
  const { request } = journey;
  const checked = journey.checked(request);
  if (!checked.ok) throw new Error(`Refused: ${JSON.stringify(checked.faults)}`);
  const shown = shownNames(journey, request);
  const sent = Object.keys(checked.application.answers);
  expect(sent.filter((name) => !shown.has(name) && !IMPLIED.includes(name))).toEqual([]);
  holdHiddenAnswers(journey, request, shown);
  holdStored(checked.application);
}

/** What is stored are values of the answers' kinds, from which the same text and budget can be made. */
function holdStored({ answers, ...loan }: Application): void {
  const values = normaliseAnswers(answers);
  for (const [name, value] of Object.entries(values)) {
    const field = FIELDS.get(name);
    if (field && isYesNo(field)) expect(value, name).toBeTypeOf('boolean');
    else if (field && NUMBER_KINDS.includes(field.kind)) expect(value, name).toBeTypeOf('number');
  }
  const text = answersAsText(values);
  expect(normaliseAnswers(text)).toEqual(values);
  // Shared, not sent: the incomes are assessed with the co-borrower's part.
  if (isCoborrowerLater(answers)) return;
  expect(budgetToSend(text, loan)).toEqual(budgetToSend(answers, loan));
}

const NUMBER_KINDS: readonly string[] = ['amount', 'percent', 'count', 'year'];

/** Values of fields that are not asked change neither the request nor the budget. */
function holdHiddenAnswers(journey: Journey, request: Answers, shown: ReadonlySet<string>): void {
  const hidden = [...FIELDS.keys(), ...ENTRY_LISTS.keys()].filter((name) => !shown.has(name));
  const old = {
    type: 'PAT',
    reason: '10',
    amountBorrowed: '9000',
    monthlyAmount: '9',
    payBack: 'yes',
  };
  for (const value of ['yes', 'no', '77']) {
    const scrambled = {
      ...request,
      ...Object.fromEntries(hidden.map((name) => [name, ENTRY_LISTS.has(name) ? [old] : value])),
    };
    expect(journey.checked(scrambled)).toEqual(journey.checked(request));
    const budget = (answers: Answers) => assessAffordability(answers, journey.loan.monthlyAmount);
    expect(budget(scrambled)).toEqual(budget(request));
  }
}

/** After Next or Continue the step can be opened, and Previous leads back to the last screen. */
function holdArrival(journey: Journey, from: StepId, wasReachable: boolean): void {
  const { step: to } = journey;
  if (to === '7') return;
  expect(stepOf(to).when({ answers: journey.answers, facts: journey.facts })).toBe(true);
  if (wasReachable) expect(journey.reachable, `${from} → ${to}`).toContain(to);
  const back = previousStep(to, journey.answers, journey.facts);
  const screens = screensOf(journey);
  const before = stepOf(from).answersProposal ? screens[screens.indexOf(to) - 1] : from;
  expect(back).toBe(stepOf(to).answersProposal ? undefined : before);
}

/** Next, or Continue on the steps that answer a proposal. */
export function goOn(journey: Journey, seen: Seen) {
  const { step: from, answers } = journey;
  const wasReachable = journey.reachable.includes(from);
  seen.note(journey.faults);
  const answersProposal = stepOf(from).answersProposal;
  // The last step continues by sending.
  if (from === '6') return 'held-up';
  const left = answersProposal ? journey.proceed() : journey.next();
  if (left === 'held-up' || left === 'not-offered') {
    expect([journey.step, journey.answers]).toEqual([from, answers]);
    return left;
  }
  seen.steps.add(journey.step);
  holdArrival(journey, from, wasReachable);
  return left;
}

export function change(journey: Journey, pick: Pick, value: (control: string) => string): void {
  const scope = { answers: journey.values, facts: journey.facts };
  const [first, ...others] = controlNames(stepOf(journey.step), scope);
  if (first === undefined) return;
  const control = pick([first, ...others]);
  journey.set(control, value(control));
}

export function withList(journey: Journey, pick: Pick, edit: (list: string) => void): void {
  const scope = { answers: journey.values, facts: journey.facts };
  const lists = shownSections(stepOf(journey.step), scope).flatMap(shownLists);
  const [first, ...others] = lists.filter(({ list, name }) => entriesIn(journey, name) < list.most);
  if (first) edit(pick([first, ...others]).name);
}

/** Continues from any step and corrects faults, until the request is sent or a stated end is reached. */
export function finish(journey: Journey, pick: Pick, seen: Seen): string {
  let proposals = 0;
  for (let moves = 0; moves < 40; moves++) {
    fillIn(journey, pick);
    const { faults } = journey;
    seen.note(faults);
    const elsewhere = faults.find(({ kind }) => MENDED_ELSEWHERE.has(kind));
    if (elsewhere) {
      mendElsewhere(journey, elsewhere, pick);
      continue;
    }
    if (faults.length > 0) {
      expect(faults.filter(({ kind }) => !STATED_STOPS.has(kind))).toEqual([]);
      return faults.map(({ kind }) => kind).join();
    }
    if (journey.step === '6') {
      holdSent(journey);
      seen.steps.add('7');
      return 'sent';
    }
    const left = goOn(journey, seen);
    if (left === 'not-offered') return left;
    if (left === '1c' || left === '4b') proposals++;
    // At most one for each step: an accepted proposal leads to no other on the same step.
    expect(proposals).toBeLessThanOrEqual(3);
  }
  throw new Error(`Never arrives: ${journey.step}, ${JSON.stringify(journey.answers)}`);
}

/** Changes one answer of a valid request on any screen, as a request sent by other means could. */
export function holdNeighbours(journey: Journey, pick: Pick, seen: Seen): void {
  const { answers, consents } = journey;
  const [first = '1', ...others] = screensOf(journey).filter((id) => id !== '7');
  for (let count = 0; count < NEIGHBOURS; count++) {
    journey.step = pick([first, ...others]);
    change(journey, pick, (control) =>
      pick([true, false])
        ? rightAnswer(control, journey, pick)
        : wrongAnswer(control, journey, pick),
    );
    holdVerdicts(journey, seen);
    journey.answers = answers;
    journey.consents = consents;
  }
  holdOverfull(journey, seen);
}

/** One entry too many, which no screen allows but a request body can contain. */
export function holdOverfull(journey: Journey, seen: Seen): void {
  const { answers, facts } = journey;
  const lists = screensOf(journey).flatMap((id) =>
    shownSections(stepOf(id), { answers, facts }).flatMap(shownLists),
  );
  for (const { list, name } of lists) {
    const [entry = {}] = entriesOf(answers, name);
    journey.answers = { ...answers, [name]: Array.from({ length: list.most + 1 }, () => entry) };
    expect(journey.checked().ok).toBe(false);
    holdVerdicts(journey, seen);
    journey.answers = answers;
  }
}

/** The screen with the fault can be opened from the notice. */
function mendElsewhere(journey: Journey, fault: Fault, pick: Pick): void {
  const asking = stepAsking(fault.field, { answers: journey.values, facts: journey.facts });
  expect(journey.reachable).toContain(asking);
  journey.goTo(asking);
  mend(journey, fault.field, fault.kind, pick);
}
