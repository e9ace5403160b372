import { addEntry, changeAnswer, changeEntry, deleteEntry } from '#journey/change-answer.ts';
import { brokerAsAnswer } from '#journey/chosen-broker.ts';
import { entryFieldName } from '#journey/field.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import { emptyForm, type FormState } from './form-state.ts';
import type { ApplicationState } from './use-application-state.ts';
import type { DraftModel } from './use-draft.ts';
import { ZIPS } from './use-postcodes.ts';

/** Giving answers, changing them, and taking all of them away. */
export function useAnswering(
  { current, form, facts, setForm, change, learnPostcodes }: ApplicationState,
  { save }: DraftModel,
  /** What the server refused of these answers is said no longer. */
  takeBack: (isOf: (name: string) => boolean) => void,
) {
  const begin = (after: FormState) => {
    setForm(after);
    save(after);
  };
  return {
    setAnswer: (name: string, value: string) => {
      takeBack((refused) => refused === name);
      if (current().form.step === '6' && CONSENTS.includes(name))
        setForm((before) => ({ ...before, consents: { ...before.consents, [name]: value } }));
      else change((answers) => changeAnswer(answers, name, value));
      if (ZIPS.includes(name)) void learnPostcodes({ [name]: value });
    },
    setEntry: (list: string, index: number, name: string, value: string) => {
      takeBack((refused) => refused === entryFieldName(list, index, name));
      change((answers) => changeEntry(answers, list, index, name, value));
    },
    addEntry: (list: string) => change((answers) => addEntry(answers, list)),
    deleteEntry: (list: string, index: number) => {
      // Names carry positions: what was asked of the entries behind would point at others.
      takeBack((refused) => refused.startsWith(`${list}[`));
      setForm((before) => ({
        ...before,
        asked: new Set([...before.asked].filter((name) => !name.startsWith(`${list}[`))),
      }));
      change((answers) => deleteEntry(answers, list, index));
    },
    reset: () =>
      begin({
        ...emptyForm(),
        answers: {
          ...withPurposeOf(facts?.loan.product ?? 'TAEGPSA1', emptyForm().answers),
          // No answer, and chosen elsewhere.
          ...brokerAsAnswer(form.answers),
        },
        uniqId: form.uniqId,
        erased: form.answers,
      }),
    undoReset: () => {
      const { erased, ...rest } = form;
      if (erased) begin({ ...rest, answers: erased, resumed: true });
    },
  };
}
