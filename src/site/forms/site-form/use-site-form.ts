import { type FocusEvent, type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Fault } from '#journey/fault.ts';
import type { CheckedForm, FormText } from '#journey/inquiries/form-text.ts';
import { readLeft } from '#journey/inquiries/read-form.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import { writeInto } from '#site/browser/write-into.ts';
import { describeFileFaults, describeFormFaults } from '#words/inquiries/describe-faults.ts';
import { findChangedFiles } from '../uploads/find-changed-files.ts';
import { textOf, toSend } from './form-data.ts';
import type { FormOutcome } from './form-outcome.ts';
import { sendForm } from './send-form.ts';
import { nextSending, OPEN } from './sending.ts';
import type { SiteFormSetup } from './setup.ts';
import { nameOf, showFirstFault } from './show-first-fault.ts';
import { readUnrestored, storeUnrestored } from './unrestored-answers.ts';

/** The key of the bot check's token and errors (W-6.8). */
export const BOT_CHECK = 'cf-turnstile-response';

const NO_FAULTS: readonly Fault[] = [];
const NONE: Readonly<Record<string, string>> = {};

export interface SiteForm {
  setup: SiteFormSetup;
  /** Validates the answers by the server's rules. */
  validate: (text: FormText) => CheckedForm;
  /** Error messages by field; by default those that all forms share. */
  say?: (faults: readonly Fault[]) => Record<string, string>;
  /** The names of its controls; errors of others are shown below the fields. */
  names: readonly string[];
  /** Maps server keys to control names, where they differ. */
  errorNames?: Readonly<Record<string, string>>;
  /** Shows the next screen after success; by default the server's answer replaces the form. */
  onTaken?: (text: FormText) => void;
}

/** The state of a website form: validation, bot check, sending and outcome. */
export function useSiteForm(siteForm: SiteForm) {
  const { setup, validate, names, onTaken, errorNames = NONE } = siteForm;
  const describeFaults = siteForm.say ?? ((faults) => describeFormFaults(faults, setup.faults));
  const [sending, dispatch] = useReducer(nextSending, OPEN);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  const before = useRef(sending);
  const isLeaving = useRef(false);

  const [faults, setFaults] = useState(NO_FAULTS);

  const errorsNow = (): Record<string, string> => {
    if (!form.current) return {};
    const checked = validate(textOf(new FormData(form.current)));
    const found = checked.ok ? NO_FAULTS : checked.faults;
    setFaults(found);
    return describeFaults(found);
  };

  useOnMount(() => {
    for (const [name, text] of Object.entries(readUnrestored())) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.value === '') writeInto(control, text);
    }
  });

  // Moves focus to the outcome once it is rendered.
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

  // Clears errors of controls that another answer has removed.
  useEffect(() => {
    const asked = new Set([...(form.current?.elements ?? [])].map(nameOf));
    for (const name of Object.keys(errors))
      if (names.includes(name) && !asked.has(name)) dispatch({ kind: 'corrected', name });
  });

  const validateNow = () => {
    const found = errorsNow();
    dispatch({ kind: 'validated', errors: found });
    return Object.keys(found).length === 0;
  };

  const send = async (token: string) => {
    // A check may renew its token while the form is being sent.
    if (isLeaving.current || !form.current) return;
    // Answers made invalid during the check are shown at the fields.
    if (!validateNow()) return;
    isLeaving.current = true;
    dispatch({ kind: 'proven' });
    const data = new FormData(form.current);
    const sent = await sendForm({
      action: form.current.action,
      data: toSend(data, { name: BOT_CHECK, token }),
      onProgress: (share) => dispatch({ kind: 'progressed', share }),
    });
    const outcome = sent.kind === 'failed' ? await explain(sent, data, setup) : sent;
    isLeaving.current = false;
    if (outcome.kind === 'taken' && form.current) {
      storeUnrestored(form.current, true);
      form.current.reset();
    }
    setFaults(NO_FAULTS);
    dispatch({ kind: 'answered', outcome: renamed(outcome, errorNames) });
    if (outcome.kind === 'taken') onTaken?.(textOf(data));
  };

  return {
    sending,
    errors,
    /** What the browser found wrong. */
    faults,
    isHydrated,
    formRef: form,
    afterwardsRef: afterwards,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (sending.phase === 'open') validateNow();
    },
    /** Clears a field's error as soon as it is valid; valid fields are not checked while typing. */
    correct: (event: FormEvent<HTMLFormElement>) => {
      const control = event.target;
      if (!(control instanceof Element)) return;
      const name = nameOf(control);
      if (errors[name] === undefined || name === 'files') return;
      dispatch({ kind: 'corrected', name, error: errorsNow()[name] });
    },
    /** Shows what was read, once a field is left. */
    leave: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      const read = readLeft(textOf(new FormData(currentTarget)), nameOf(target));
      for (const [name, text] of Object.entries(read)) {
        const control = currentTarget.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
          writeInto(control, text);
      }
      storeUnrestored(currentTarget);
    },
    /** Goes to a field; false if the form has no such field. */
    showField: (name: string) => !!form.current && showFirstFault(form.current, [name]),
    prove: send,
    failCheck: () => dispatch({ kind: 'checkFailed' }),
    reopen: () => dispatch({ kind: 'reopened' }),
  };
}

/** A browser reports a file that it cannot read any more as a lost connection (W-6.27). */
async function explain(
  failed: FormOutcome,
  data: FormData,
  { uploads }: SiteFormSetup,
): Promise<FormOutcome> {
  const changed = await findChangedFiles(data);
  if (changed.length === 0) return failed;
  return { kind: 'refused', errors: { files: describeFileFaults(changed, uploads) }, message: '' };
}

function renamed(outcome: FormOutcome, names: Readonly<Record<string, string>>): FormOutcome {
  if (outcome.kind !== 'refused') return outcome;
  const errors = Object.entries(outcome.errors).map(([key, message]) => [
    names[key] ?? key,
    message,
  ]);
  return { ...outcome, errors: Object.fromEntries(errors) };
}

/** Opens the enclosing disclosures, so that the outcome is visible. */
function unfold(form: HTMLFormElement | null) {
  const folded = form?.closest('details:not([open])');
  if (folded instanceof HTMLDetailsElement) folded.open = true;
}

function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('select, input:not([type="hidden"]), textarea')?.focus();
}
