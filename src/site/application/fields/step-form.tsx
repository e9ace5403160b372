import type { ReactNode } from 'react';
import { signInOf } from '#journey/application/signing-in.ts';
import { isStepBlock } from '#journey/application/step-blocks.ts';
import type { Scope } from '#journey/field.ts';
import {
  controlNames,
  type ShownSection,
  sectionKey,
  shownFields,
  shownLists,
} from '#journey/shown.ts';
import { ErrorSummary } from '#site/components/error-summary/error-summary.tsx';
import { firstNames, sectionHint, sectionTitle } from '#words/application/application.ts';
import { adviseOn } from '#words/faults/advice.ts';
import { sentenceFor } from '#words/faults/faults.ts';
import { summaryLine } from '#words/faults/summary-line.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { originInWords } from '../sign-in/sign-in-choice.tsx';
import { laterScreens } from '../steps/load-later-screens.ts';
import { FieldControl } from './field-control.tsx';
import { placeOfField } from './field-shares.ts';
import { drawnSections } from './reveal-sections.ts';

/** What the fields of a step are drawn from. */
type Fields = Showing<
  'form' | 'mode' | 'step' | 'values' | 'facts' | 'faults' | 'sending' | 'signingIn' | 'dispatch'
>;

interface StepFormProps {
  setup: ApplicationSetup;
  model: Fields;
  onSubmit: () => void;
  /** What stands above a section, by the section's id. */
  before?: Readonly<Record<string, ReactNode>>;
  /** What stands below a section. */
  after?: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

/** A step's sections and fields, as the journey's table has them, with their faults. */
export function StepForm({ setup, model, onSubmit, before, after, children }: StepFormProps) {
  const { step, values, facts } = model;
  if (!facts) return null;
  const scope: Scope = { answers: values, facts };
  const { faults, fields, advice } = setup.words;
  const reader = model.mode === 'e2' ? 'coborrower' : 'applicant';
  const words = { locale: setup.locale, faults, fields, advice, reader } as const;
  const found = model.faults
    .filter((fault) => !isStepBlock(fault))
    .map((fault) => ({
      name: fault.field,
      message: sentenceFor(fault, words),
      advice: adviseOn(fault, words),
    }));
  const asked = controlNames(step, scope);
  const refused = Object.entries(model.sending.refusals)
    .filter(([name]) => asked.has(name) && !found.some((fault) => fault.name === name))
    .map(([name, message]) => ({ name, message, advice: message }));
  const shown = [...found, ...refused];
  const errorOf = (name: string) => shown.find((fault) => fault.name === name)?.message;
  const errors = setup.words.application.errors;
  // The first step asks for the name: its headings stay as they are while it is typed.
  const coborrower = step.id === '1' ? undefined : firstNames(values)?.coborrower;
  const listed = shown.map(({ name, advice }) => ({
    name,
    message: summaryLine({ name, message: advice }, asked, setup.words.application, coborrower),
  }));
  const title = shown.length === 1 ? errors.one : fill(errors.many, { n: shown.length });

  return (
    <form
      className="step-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {drawnSections(step, scope).map((shown) => (
        <div className="form-section" key={sectionKey(shown)}>
          {before?.[sectionKey(shown)]}
          <SectionFields {...{ shown, setup, model, coborrower, errorOf }} />
          {after?.[sectionKey(shown)]}
        </div>
      ))}
      {children}
      <ErrorSummary title={title} words={errors} faults={listed} />
    </form>
  );
}

interface SectionFieldsProps {
  shown: ShownSection;
  setup: ApplicationSetup;
  model: Fields;
  /** The co-borrower's name, once it is known. */
  coborrower: string | undefined;
  errorOf: (name: string) => string | undefined;
}

function SectionFields({ shown, setup, model, coborrower, errorOf }: SectionFieldsProps) {
  const { section, scope } = shown;
  const title = sectionTitle(section, setup.words.application, coborrower);
  const hint = sectionHint(section, setup.words.application);
  const fields = (
    <div className="form-fields">
      {shownFields(shown).map(({ field, name }) => (
        <div className={placeOfField(field.name)} key={name}>
          <FieldControl
            field={field}
            name={name}
            scope={scope}
            setup={setup}
            error={errorOf(name)}
            note={originInWords(signInOf(name, model), model.signingIn, setup)}
            onChange={(value) => model.dispatch({ kind: 'answered', name, value })}
            onLeave={() => model.dispatch({ kind: 'fieldLeft', name })}
          />
        </div>
      ))}
    </div>
  );
  const lists = shownLists(shown).map(({ list, name }) => {
    const { Entries } = laterScreens();
    return <Entries key={name} {...{ list, name, scope, setup, model, errorOf }} />;
  });
  return (
    <fieldset className="section">
      {title ? <legend className="section__title">{title}</legend> : null}
      {hint ? <p className="section__hint">{hint}</p> : null}
      {section.listsFirst ? lists : null}
      {fields}
      {section.listsFirst ? null : lists}
    </fieldset>
  );
}
