import { type FormEvent, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Fault } from '#journey/fault.ts';
import type { CheckedForm, FormText } from '#journey/inquiries/form-text.ts';
import { describeFormFaults } from '#words/inquiries/describe-faults.ts';
import { textOf, toSend } from './form-data.ts';
import type { FormOutcome } from './form-outcome.ts';
import { sendForm } from './send-form.ts';
import { nextSending, OPEN } from './sending.ts';
import type { SiteFormSetup } from './setup.ts';
import { nameOf, showFirstFault } from './show-first-fault.ts';

/** Under which the bot check's token goes, and its errors come (spec 1 §5). */
export const BOT_CHECK = 'cf-turnstile-response';

const NONE: Readonly<Record<string, string>> = {};

export interface SiteForm {
  setup: SiteFormSetup;
  /** Judges what is written by the rules that the server has too. */
  judge: (text: FormText) => CheckedForm;
  /** Says what is wrong, by field; as the forms have it in common, unless said otherwise. */
  say?: (faults: readonly Fault[]) => Record<string, string>;
  /** Of its controls; what is said of others stands below the fields. */
  names: readonly string[];
  /** The names of the controls that the server's errors have other keys for. */
  errorNames?: Readonly<Record<string, string>>;
  /** Shows what comes after it; else the server's answer stands in the form's place. */
  onTaken?: (text: FormText) => void;
}

/** A form of the website: judged here, checked, sent, and what became of it. */
export function useSiteForm(siteForm: SiteForm) {
  const { setup, judge, names, onTaken, errorNames = NONE } = siteForm;
  const say = siteForm.say ?? ((faults) => describeFormFaults(faults, setup.faults));
  const [sending, happen] = useReducer(nextSending, OPEN);
  const [isAlive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  const before = useRef(sending);
  const isLeaving = useRef(false);

  useEffect(() => setAlive(true), []);

  const errorsNow = (): Record<string, string> => {
    if (!form.current) return {};
    const checked = judge(textOf(new FormData(form.current)));
    return checked.ok ? {} : say(checked.faults);
  };

  // Focus follows what has become of the form, once that is on the page.
  useEffect(() => {
    const { phase: earlier } = before.current;
    before.current = sending;
    if (earlier === 'sending' && sending.phase !== 'sending') unfold(form.current);
    if (sending.phase === 'taken' && earlier !== 'taken') afterwards.current?.focus();
    if (sending.phase !== 'open') return;
    if (earlier === 'taken') return focusFirst(form.current);
    if (!sending.isNews || !form.current) return;
    if (!showFirstFault(form.current, Object.keys(sending.errors))) afterwards.current?.focus();
  }, [sending]);

  const errors = sending.phase === 'open' ? sending.errors : NONE;

  // What another answer has taken off the form is not wrong any more.
  useEffect(() => {
    const asked = new Set([...(form.current?.elements ?? [])].map(nameOf));
    for (const name of Object.keys(errors))
      if (names.includes(name) && !asked.has(name)) happen({ kind: 'corrected', name });
  });

  const judgeNow = () => {
    const found = errorsNow();
    happen({ kind: 'judged', errors: found });
    return Object.keys(found).length === 0;
  };

  const send = async (token: string) => {
    // A check may renew its token while the form is on its way.
    if (isLeaving.current || !form.current) return;
    // What was made wrong while the check was done goes back to the fields.
    if (!judgeNow()) return;
    isLeaving.current = true;
    happen({ kind: 'proven' });
    const data = new FormData(form.current);
    const outcome = await sendForm({
      action: form.current.action,
      data: toSend(data, { name: BOT_CHECK, token }),
      onProgress: (share) => happen({ kind: 'progressed', share }),
    });
    isLeaving.current = false;
    if (outcome.kind === 'taken') form.current?.reset();
    happen({ kind: 'answered', outcome: renamed(outcome, errorNames) });
    if (outcome.kind === 'taken') onTaken?.(textOf(data));
  };

  return {
    sending,
    errors,
    isAlive,
    formRef: form,
    afterwardsRef: afterwards,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (sending.phase === 'open') judgeNow();
    },
    /** A wrong field that is right now says so at once; a right one is left alone while one types. */
    correct: (event: FormEvent<HTMLFormElement>) => {
      const control = event.target;
      if (!(control instanceof Element)) return;
      const name = nameOf(control);
      if (errors[name] === undefined || name === 'files') return;
      happen({ kind: 'corrected', name, error: errorsNow()[name] });
    },
    prove: send,
    failCheck: () => happen({ kind: 'checkFailed' }),
    reopen: () => happen({ kind: 'reopened' }),
  };
}

function renamed(outcome: FormOutcome, names: Readonly<Record<string, string>>): FormOutcome {
  if (outcome.kind !== 'refused') return outcome;
  const errors = Object.entries(outcome.errors).map(([key, said]) => [names[key] ?? key, said]);
  return { ...outcome, errors: Object.fromEntries(errors) };
}

/** Who looked elsewhere while it was on its way is shown what became of it. */
function unfold(form: HTMLFormElement | null) {
  const folded = form?.closest('details:not([open])');
  if (folded instanceof HTMLDetailsElement) folded.open = true;
}

function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('select, input:not([type="hidden"]), textarea')?.focus();
}
