import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toCents } from '#domain/money/money.ts';
import { boundsOf, offersFor } from '#domain/tariff/rate.ts';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { askedNames, browserVerdict } from '#tests/examples/browser-verdict.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { Journey } from '#tests/examples/journey.ts';
import {
  entriesIn,
  fillIn,
  MENDED_ELSEWHERE,
  mend,
  type Pick,
  pickWith,
  rightAnswer,
  STATED_STOPS,
  wrongAnswer,
} from '#tests/examples/likely-answers.ts';
import { FAULT_WORDS, sentenceKey } from '#words/faults/faults.ts';
import { judgeAffordability } from './affordability/judge-affordability.ts';
import { type Answers, entriesOf } from './answers.ts';
import type { Fault } from './fault.ts';
import { ENTRY_LISTS, FIELDS } from './form-fields.ts';
import { loanAt, totalAmount } from './loan.ts';
import { previousStep } from './navigation.ts';
import { controlNames, shownLists, shownSections, stepAsking } from './shown.ts';
import type { Stage, StepId } from './step.ts';
import { STEPS, stepOf } from './steps.ts';

/** Changed only to look for more; a failure prints it, and the path to the smallest walk. */
const SEED = 20_261_120;
const WALKS = 300;
/** Requests beside each one that can be sent. */
const NEIGHBOURS = 12;

/** Faults that have words and that no step finds: the sending of what is to be shared, for one. */
const NEVER_FOUND: readonly string[] = [
  'applicantsPart',
  'coborrowerLater',
  'minLength',
  'reasonRequired',
  'sharedTooOften',
];

/** What the walks have met. */
const seenSteps = new Set<StepId>();
const seenSentences = new Set<string>();
const seenEnds = new Set<string>();

function note(faults: readonly Fault[]): void {
  for (const fault of faults) seenSentences.add(sentenceKey(fault));
}

/** The steps on the way, without those that answer a proposal. */
const screensOf = (journey: Journey) =>
  STEPS.filter(
    (step) =>
      !step.answersProposal && step.when({ answers: journey.answers, facts: journey.facts }),
  ).map(({ id }) => id);

/** What the server sets without asking, in the answers of a request. */
const IMPLIED = [
  ...['livingSituation', 'coborrowerLivingSituation', 'coborrowerMaritalStatus'],
  ...['coborrowerSameAddress', 'signLocation', 'creditReasons', 'carType'],
];

/** Browser and server agree on every fault, in the same order. */
function holdVerdicts(journey: Journey): void {
  note(journey.faults);
  const { request } = journey;
  const judged = journey.judged(request);
  const faults = judged.ok ? [] : judged.faults;
  expect(faults).toEqual(browserVerdict(journey, request));
  note(faults);
}

/** Nothing travels on that is not asked or implied. */
function holdSent(journey: Journey): void {
  const { request } = journey;
  const judged = journey.judged(request);
  if (!judged.ok) throw new Error(`Refused: ${JSON.stringify(judged.faults)}`);
  const asked = askedNames(journey, request);
  const sent = Object.keys(judged.application.answers);
  expect(sent.filter((name) => !asked.has(name) && !IMPLIED.includes(name))).toEqual([]);
  holdHiddenAnswers(journey, request, asked);
}

/** Whatever stands in a field that is not asked: the same request, the same budget. */
function holdHiddenAnswers(journey: Journey, request: Answers, asked: ReadonlySet<string>): void {
  const hidden = [...FIELDS.keys(), ...ENTRY_LISTS.keys()].filter((name) => !asked.has(name));
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
    expect(journey.judged(scrambled)).toEqual(journey.judged(request));
    const budget = (answers: Answers) => judgeAffordability(answers, journey.loan.monthlyAmount);
    expect(budget(scrambled)).toEqual(budget(request));
  }
}

/** Arrived by Next or Continue: the step can be opened, and Previous leads back to the last screen. */
function holdArrival(journey: Journey, from: StepId, wasReachable: boolean): void {
  const { step: to } = journey;
  seenSteps.add(to);
  if (to === '7') return;
  expect(stepOf(to).when({ answers: journey.answers, facts: journey.facts })).toBe(true);
  if (wasReachable) expect(journey.reachable, `${from} → ${to}`).toContain(to);
  const back = previousStep(to, journey.answers, journey.facts);
  const screens = screensOf(journey);
  const before = stepOf(from).answersProposal ? screens[screens.indexOf(to) - 1] : from;
  expect(back).toBe(stepOf(to).answersProposal ? undefined : before);
}

/** Next, or Continue on the steps that answer a proposal. */
function goOn(journey: Journey) {
  const { step: from, answers } = journey;
  const wasReachable = journey.reachable.includes(from);
  note(journey.faults);
  const answersProposal = stepOf(from).answersProposal;
  // From the last step one goes on by sending.
  if (from === '6') return 'held-up';
  const left = answersProposal ? journey.proceed() : journey.next();
  if (left === 'held-up' || left === 'not-offered') {
    expect([journey.step, journey.answers]).toEqual([from, answers]);
    return left;
  }
  holdArrival(journey, from, wasReachable);
  return left;
}

const ACTIONS = {
  fillIn: (journey: Journey, pick: Pick) => fillIn(journey, pick),
  changeMind: (journey: Journey, pick: Pick) =>
    change(journey, pick, (control) => rightAnswer(control, journey, pick)),
  slip: (journey: Journey, pick: Pick) =>
    change(journey, pick, (control) => wrongAnswer(control, journey, pick)),
  addEntry: (journey: Journey, pick: Pick) => withList(journey, pick, (list) => journey.add(list)),
  deleteEntry: (journey: Journey, pick: Pick) =>
    withList(journey, pick, (list) => journey.remove(list, pick([0, 1, 2]))),
  goOn,
  fillInAndGoOn: (journey: Journey, pick: Pick) => {
    fillIn(journey, pick);
    goOn(journey);
  },
  previous: (journey: Journey) => void journey.previous(),
  openStage: (journey: Journey, pick: Pick) => void journey.openStage(pick<Stage>([1, 2, 3, 4])),
  adapt: (journey: Journey) => {
    if (stepOf(journey.step).answersProposal) journey.adapt();
  },
};
type Action = keyof typeof ACTIONS;

function change(journey: Journey, pick: Pick, value: (control: string) => string): void {
  const scope = { answers: journey.values, facts: journey.facts };
  const [first, ...others] = controlNames(stepOf(journey.step), scope);
  if (first === undefined) return;
  const control = pick([first, ...others]);
  journey.set(control, value(control));
}

function withList(journey: Journey, pick: Pick, edit: (list: string) => void): void {
  const scope = { answers: journey.values, facts: journey.facts };
  const lists = shownSections(stepOf(journey.step), scope).flatMap(shownLists);
  const [first, ...others] = lists.filter(({ list, name }) => entriesIn(journey, name) < list.most);
  if (first) edit(pick([first, ...others]).name);
}

/** Goes on from wherever one is, mending what is wrong, until it is sent or there is a stated stop. */
function finish(journey: Journey, pick: Pick): string {
  let proposals = 0;
  for (let moves = 0; moves < 40; moves++) {
    fillIn(journey, pick);
    const { faults } = journey;
    note(faults);
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
      seenSteps.add('7');
      return 'sent';
    }
    const left = goOn(journey);
    if (left === 'not-offered') return left;
    if (left === '1c' || left === '4b') proposals++;
    // One a leaving, at most: an accepted proposal leads to no other of the same.
    expect(proposals).toBeLessThanOrEqual(3);
  }
  throw new Error(`Never arrives: ${journey.step}, ${JSON.stringify(journey.answers)}`);
}

/** What is nearly a request: one answer of any screen is another one. Sent by other means, perhaps. */
function holdNeighbours(journey: Journey, pick: Pick): void {
  const { answers, consents } = journey;
  const [first = '1', ...others] = screensOf(journey).filter((id) => id !== '7');
  for (let count = 0; count < NEIGHBOURS; count++) {
    journey.step = pick([first, ...others]);
    change(journey, pick, (control) =>
      pick([true, false])
        ? rightAnswer(control, journey, pick)
        : wrongAnswer(control, journey, pick),
    );
    holdVerdicts(journey);
    journey.answers = answers;
    journey.consents = consents;
  }
  holdOverfull(journey);
}

/** What no screen lets one add, and a body can hold: one entry too many. */
function holdOverfull(journey: Journey): void {
  const { answers, facts } = journey;
  const lists = screensOf(journey).flatMap((id) =>
    shownSections(stepOf(id), { answers, facts }).flatMap(shownLists),
  );
  for (const { list, name } of lists) {
    const [entry = {}] = entriesOf(answers, name);
    journey.answers = { ...answers, [name]: Array.from({ length: list.most + 1 }, () => entry) };
    expect(journey.judged().ok).toBe(false);
    holdVerdicts(journey);
    journey.answers = answers;
  }
}

/** The screen that asks for it can be opened from the notice. */
function mendElsewhere(journey: Journey, fault: Fault, pick: Pick): void {
  const asking = stepAsking(fault.field, { answers: journey.values, facts: journey.facts });
  expect(journey.reachable).toContain(asking);
  journey.goTo(asking);
  mend(journey, fault.field, fault.kind, pick);
}

const anyLoan = fc
  .record({
    product: fc.constantFrom(...APPLICATION_PRODUCTS),
    amount: fc.constantFrom(5_000, 7_500.01, 7_600, 12_500, 19_000, 25_000, 40_000),
    additional: fc.constantFrom(0, 0, 1_000),
    offer: fc.nat(8),
  })
  .map(({ product, amount, additional, offer }) => {
    const tariff = fluvia.tariffs[product];
    const least = Math.max(toCents(amount), boundsOf(tariff).min);
    const additionalAmount = toCents(product === 'TAEGINL1' ? additional : 0);
    const terms = { product, productName: 'x', amount: cents(least), additionalAmount };
    const offers = offersFor(tariff, totalAmount(terms));
    const { duration, taeg } = offers[offer % offers.length] ?? { duration: 0, taeg: 0 };
    return loanAt({ ...terms, duration }, duration, taeg);
  });

const anyActions = fc.array(
  fc.record({
    action: fc.oneof(
      { weight: 9, arbitrary: fc.constant<Action>('fillInAndGoOn') },
      { weight: 2, arbitrary: fc.constantFrom<Action>('fillIn', 'goOn') },
      {
        weight: 12,
        arbitrary: fc.constantFrom<Action>(
          ...(['changeMind', 'changeMind', 'changeMind', 'slip', 'slip', 'slip'] as const),
          ...(['slip', 'addEntry', 'deleteEntry'] as const),
          ...(['previous', 'openStage', 'adapt'] as const),
        ),
      },
    ),
    seed: fc.nat(),
  }),
  { maxLength: 30, size: 'max' },
);

describe(`${WALKS} walks through the application`, () => {
  it('lead to a request that can be sent, or to a stated stop', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyLoan, anyActions, fc.nat(), (loan, actions, seed) => {
        const journey = new Journey(loan);
        seenSteps.add(journey.step);
        for (const one of actions) {
          ACTIONS[one.action](journey, pickWith(one.seed));
          holdVerdicts(journey);
        }
        const end = finish(journey, pickWith(seed));
        holdVerdicts(journey);
        if (end === 'sent') holdNeighbours(journey, pickWith(seed + 1));
        seenEnds.add(end);
      }),
      { seed: SEED, numRuns: WALKS },
    );
    // They have been everywhere: a law that holds where nobody went says nothing.
    expect(STEPS.map(({ id }) => id).filter((id) => !seenSteps.has(id))).toEqual([]);
    // They apply for loans that the tariff has: «product» is said of others.
    const unseen = Object.keys(FAULT_WORDS.fr).filter(
      (key) => key !== 'product' && !seenSentences.has(key),
    );
    expect(unseen.sort()).toEqual(NEVER_FOUND);
    const ends = ['sent', 'not-offered', ...STATED_STOPS];
    expect(ends.filter((end) => !seenEnds.has(end))).toEqual([]);
  });
});
