import { readStep } from '../reading/read-step.ts';
import { stepOf } from '../steps.ts';
import { findConditions } from './conditions.ts';
import { factsOf, faultsOf, gapOf } from './facts-of.ts';
import { valuesFor } from './form.ts';
import {
  change,
  depending,
  type Handlers,
  inTurn,
  type Move,
  nothing,
  run,
  trying,
} from './move.ts';
import { postcodesToValidate } from './postcodes.ts';
import { startSending } from './sending.ts';
import type { Purpose } from './state.ts';
import { isStepBlock } from './step-blocks.ts';
import { goToStep } from './steps.ts';

/** Looks at the step as it stands, and then does what it is looked at for. */
const assess = (purpose: Purpose): Move =>
  depending((state, surroundings) => {
    const facts = factsOf(state, surroundings);
    if (!facts) return nothing;
    const { form } = state;
    // Pressing Enter leaves no field: all that the step shows is read here.
    const answers = readStep(stepOf(form.step), { answers: form.answers, facts });
    return inTurn(
      change({ problem: undefined, form: { ...form, answers } }),
      validatePostcodes(purpose),
    );
  });

/** What the server has not said of the step's postcodes is asked first. */
const validatePostcodes = (purpose: Purpose): Move =>
  depending(({ form, postcodes }) => {
    const zips = postcodesToValidate(valuesFor(stepOf(form.step), form), postcodes);
    // New facts in any case: what depends on them and failed before is worth another try.
    if (zips.length === 0) return inTurn(change({ postcodes: { ...postcodes } }), goOn(purpose));
    return trying((number) =>
      inTurn(
        change({ leaving: { stage: 'postcodes', try: number, purpose } }),
        run({ kind: 'validatePostcodes', try: number, zips }),
      ),
    );
  });

/** Shows everything that is wrong; where nothing is, goes on. */
const goOn = (purpose: Purpose): Move =>
  depending((state, surroundings) => {
    const faults = faultsOf(state, factsOf(state, surroundings));
    const { form } = state;
    const checked = change({ leaving: undefined });
    if (faults.length === 0)
      return inTurn(
        checked,
        purpose === 'send' || purpose === 'share'
          ? sendUnlessOpen(purpose)
          : findConditions(form.step, purpose),
      );
    const asked = new Set([...form.asked, ...faults.map(({ field }) => field)]);
    const first = faults.find((fault) => !isStepBlock(fault));
    return inTurn(
      checked,
      change({ form: { ...form, asked } }),
      first ? run({ kind: 'focusField', name: first.field }) : nothing,
    );
  });

/** Another window may have changed an answer since the recap was opened: what it left open is visited first. */
const sendUnlessOpen = (how: 'send' | 'share'): Move =>
  depending((state, surroundings) => {
    const facts = factsOf(state, surroundings);
    const gap = facts && gapOf(state, facts);
    return gap ? goToStep(gap.step, { aim: gap.field }) : startSending(how);
  });

/** Once at a time: what is on its way is waited for. */
const send = (how: 'send' | 'share'): Move =>
  depending(({ sending, reproposal }) => (sending.underWay || reproposal ? nothing : assess(how)));

export const CHECKING: Handlers<'next' | 'send' | 'share' | 'postcodesAnswered'> = {
  next: () => assess('next'),
  send: () => send('send'),
  share: () => send('share'),

  postcodesAnswered: ({ try: number, known, isAll }) =>
    inTurn(
      change(({ postcodes }) => ({ postcodes: { ...postcodes, ...known } })),
      depending(({ leaving }) => {
        if (leaving?.stage !== 'postcodes' || leaving.try !== number) return nothing;
        return isAll ? goOn(leaving.purpose) : change({ leaving: undefined, problem: 'postcode' });
      }),
    ),
};
