import type { FormOutcome } from './form-outcome.ts';

/** What prevented a form from being sent, other than invalid answers. */
export type Problem = 'connection' | 'server' | 'tooManyCalls' | 'check';

/** A form that is being filled in. */
export interface OpenForm {
  phase: 'open';
  errors: Readonly<Record<string, string>>;
  problem?: Problem;
  /** True if errors were just found and must be shown. */
  isNews: boolean;
}

/** The phase of a form (W-6.1). */
export type Sending =
  | OpenForm
  /** The bot check is shown; its token starts the upload. */
  | { phase: 'checking' }
  /** `share`: the share of bytes sent, from 0 to 1. */
  | { phase: 'sending'; share: number }
  | { phase: 'taken'; html: string };

export type SendingEvent =
  | { kind: 'validated'; errors: Readonly<Record<string, string>> }
  /** A field with an error is now valid, or has another error. */
  | { kind: 'corrected'; name: string; error?: string | undefined }
  | { kind: 'proven' }
  | { kind: 'progressed'; share: number }
  | { kind: 'checkFailed' }
  | { kind: 'answered'; outcome: FormOutcome }
  | { kind: 'reopened' };

export const OPEN: OpenForm = { phase: 'open', errors: {}, isNews: false };

/** The next state after an event; events that do not belong to the phase are ignored. */
export function nextSending(before: Sending, event: SendingEvent): Sending {
  if (event.kind === 'reopened') return before.phase === 'taken' ? OPEN : before;
  switch (before.phase) {
    case 'open':
      return fromOpen(before, event);
    case 'checking':
      if (event.kind === 'proven') return { phase: 'sending', share: 0 };
      if (event.kind === 'checkFailed') return { ...OPEN, isNews: true, problem: 'check' };
      return event.kind === 'validated' ? afterValidation(before, event.errors) : before;
    case 'sending':
      if (event.kind === 'progressed') return { phase: 'sending', share: event.share };
      return event.kind === 'answered' ? afterAnswer(event.outcome) : before;
    case 'taken':
      return before;
  }
}

function fromOpen(before: OpenForm, event: SendingEvent): Sending {
  if (event.kind === 'validated') return afterValidation({ phase: 'checking' }, event.errors);
  if (event.kind !== 'corrected' || before.errors[event.name] === event.error) return before;
  const { [event.name]: _, ...others } = before.errors;
  const errors = event.error === undefined ? others : { ...others, [event.name]: event.error };
  return { ...before, errors, isNews: false };
}

function afterValidation(right: Sending, errors: Readonly<Record<string, string>>): Sending {
  return Object.keys(errors).length === 0 ? right : { phase: 'open', errors, isNews: true };
}

function afterAnswer(outcome: FormOutcome): Sending {
  switch (outcome.kind) {
    case 'taken':
      return { phase: 'taken', html: outcome.html };
    case 'refused':
      return { phase: 'open', errors: outcome.errors, isNews: true };
    case 'tooManyCalls':
      return { ...OPEN, isNews: true, problem: 'tooManyCalls' };
    case 'failed':
      return { ...OPEN, isNews: true, problem: outcome.where };
    case 'aborted':
      return OPEN;
  }
}
