import type { Answers } from '../answers.ts';
import { addEntry, changeAnswer, changeEntry, deleteEntry } from '../change-answer.ts';
import { brokerAsAnswer, withBroker } from '../chosen-broker.ts';
import { entryFieldName } from '../field.ts';
import { CONSENTS } from '../form-fields.ts';
import { withPurposeOf } from '../purposes.ts';
import { readLeftStreet } from '../reading/read-step.ts';
import { emptyForm } from './form.ts';
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
import { save } from './saving.ts';

/** Changes the answers; what a reset took away cannot be taken back any more. */
export const changeAnswers = (edit: (answers: Answers) => Answers): Move =>
  change(({ form }) => {
    const { erased: _gone, ...rest } = form;
    return { form: { ...rest, answers: edit(form.answers) } };
  });

/** What the server refused of these answers is shown no longer: they are not those that were refused. */
const takeBack = (isOf: (name: string) => boolean): Move =>
  change(({ sending }) => {
    const refusals = Object.entries(sending.refusals).filter(([name]) => !isOf(name));
    return { sending: { ...sending, refusals: Object.fromEntries(refusals) } };
  });

/** Asks of the postcodes among these answers, without anything that waits for it. */
export const learnPostcodes = (answers: Answers): Move =>
  depending(({ postcodes }) => {
    const zips = postcodesToValidate(answers, postcodes);
    if (zips.length === 0) return nothing;
    return trying((number) => run({ kind: 'validatePostcodes', try: number, zips }));
  });

const show = (names: readonly string[]): Move =>
  change(({ form }) => ({ form: { ...form, asked: new Set([...form.asked, ...names]) } }));

export const ANSWERING: Handlers<
  | 'answered'
  | 'entryAnswered'
  | 'entryAdded'
  | 'entryDeleted'
  | 'fieldLeft'
  | 'faultsShown'
  | 'reset'
  | 'resetUndone'
  | 'brokerRemoved'
> = {
  answered: ({ name, value }) =>
    inTurn(
      takeBack((refused) => refused === name),
      depending(({ form }) =>
        form.step === '6' && CONSENTS.includes(name)
          ? change({ form: { ...form, consents: { ...form.consents, [name]: value } } })
          : changeAnswers((answers) => changeAnswer(answers, name, value)),
      ),
      learnPostcodes({ [name]: value }),
    ),

  entryAnswered: ({ list, index, name, value }) =>
    inTurn(
      takeBack((refused) => refused === entryFieldName(list, index, name)),
      changeAnswers((answers) => changeEntry(answers, list, index, name, value)),
    ),

  entryAdded: ({ list }) => changeAnswers((answers) => addEntry(answers, list)),

  entryDeleted: ({ list, index }) => {
    // Names carry positions: what was asked of the entries behind would point at others.
    const isOfList = (name: string) => name.startsWith(`${list}[`);
    return inTurn(
      takeBack(isOfList),
      change(({ form }) => ({
        form: { ...form, asked: new Set([...form.asked].filter((name) => !isOfList(name))) },
      })),
      changeAnswers((answers) => deleteEntry(answers, list, index)),
    );
  },

  fieldLeft: ({ name }) =>
    inTurn(
      depending(({ form }) => {
        const answers = readLeftStreet(form.answers, name);
        return answers === form.answers ? nothing : changeAnswers(() => answers);
      }),
      show([name]),
      save,
    ),
  faultsShown: ({ names }) => show(names),

  reset: () =>
    inTurn(
      change(({ form, loan }) => {
        const empty = emptyForm(form.uniqId);
        const answers = loan ? withPurposeOf(loan.product, empty.answers) : empty.answers;
        // The broker is no answer, and was chosen elsewhere.
        const kept = { ...answers, ...brokerAsAnswer(form.answers) };
        return { form: { ...empty, answers: kept, erased: form.answers } };
      }),
      save,
    ),

  resetUndone: () =>
    depending(({ form }) => {
      const { erased, ...rest } = form;
      if (!erased) return nothing;
      return inTurn(change({ form: { ...rest, answers: erased, resumed: true } }), save);
    }),

  // For what is sent later too.
  brokerRemoved: () =>
    inTurn(
      run({ kind: 'forgetBroker' }),
      change(({ form }) => ({ form: { ...form, answers: withBroker(form.answers, undefined) } })),
      save,
    ),
};
