import type { ReactNode } from 'react';
import type { Fault } from '#journey/fault.ts';
import { ErrorSummary } from '#site/components/error-summary/error-summary.tsx';
import { adviseOnForm } from '#words/inquiries/advise-on-form.ts';
import { fill } from '#words/translation.ts';
import type { SiteFormSetup } from './setup.ts';

export interface FormSummaryProps {
  setup: SiteFormSetup;
  /** What the browser found; what the server found has no advice but its own message. */
  faults: readonly Fault[];
  /** Messages by name of the control. */
  errors: Readonly<Record<string, string>>;
  form: HTMLFormElement | null;
  nameOf: (control: Element) => string;
  /** Goes to a field; false if the form has no such field. */
  onFollow: (name: string) => boolean;
}

/** The error summary of a form of the website, in the order of its fields. Loaded once there are errors. */
export default function FormSummary(props: FormSummaryProps): ReactNode {
  const { setup, faults, errors, form, nameOf, onFollow } = props;
  const controls = new Map([...(form?.elements ?? [])].map((one) => [nameOf(one), one]));
  const order = [...controls.keys()];
  const labels = Object.fromEntries([...controls].map(([name, one]) => [name, labelOf(one)]));
  const advice = adviseOnForm(faults, setup.advice, setup.locale, labels);
  const listed = Object.entries(errors)
    .filter(([name]) => controls.has(name))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, message]) => ({ name, message: advice[name] || message }));
  const { correction, corrections } = setup.words;
  return (
    <ErrorSummary
      title={listed.length === 1 ? correction : fill(corrections, { count: listed.length })}
      words={setup.advice}
      faults={listed}
      onFollow={onFollow}
    />
  );
}

/** What the page names a control: a group of radios by its legend. */
function labelOf(control: Element): string {
  const label =
    control.closest('.choice')?.querySelector('legend') ??
    (control as Partial<HTMLInputElement>).labels?.[0];
  return label?.textContent.trim() ?? '';
}
