import { type ReactNode, useRef } from 'react';
import type { Fault, FaultKind } from '#journey/fault.ts';
import type { Scope } from '#journey/field.ts';
import {
  controlNames,
  type ShownSection,
  sectionKey,
  shownFields,
  shownLists,
} from '#journey/shown.ts';
import { ErrorSummary } from '#site/components/error-summary/error-summary.tsx';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { sectionHint, sectionTitle } from '#words/application/application.ts';
import { sentenceFor } from '#words/faults/faults.ts';
import { summaryLine } from '#words/faults/summary-line.ts';
import { fill } from '#words/translation.ts';
import { FieldControl } from './field-control.tsx';
import { placeOfField } from './field-shares.ts';
import { laterScreens } from './load-later-screens.ts';
import { drawnSections } from './reveal-sections.ts';
import type { ApplicationSetup } from './setup.ts';
import { originInWords } from './sign-in-choice.tsx';
import type { ApplicationModel } from './use-application.ts';

/** Faults that concern the step as a whole: told in a notice of their own, not beside a field. */
export const STEP_BLOCKS: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'formEnded',
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
]);

export const isStepBlock = (fault: Fault) => STEP_BLOCKS.has(fault.kind);

interface StepFormProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
  onSubmit: () => Promise<readonly Fault[]>;
  /** What stands above a section, by the section's id. */
  before?: Readonly<Record<string, ReactNode>>;
  /** What stands below a section. */
  after?: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

/** A step's sections and fields, as the journey's table has them, with their faults. */
export function StepForm({ setup, model, onSubmit, before, after, children }: StepFormProps) {
  const { step, values, facts } = model;
  const form = useRef<HTMLFormElement>(null);
  if (!facts) return null;
  const scope: Scope = { answers: values, facts };
  const words = { locale: setup.locale, faults: setup.words.faults, fields: setup.words.fields };
  const found = model.faults
    .filter((fault) => !isStepBlock(fault))
    .map((fault) => ({ name: fault.field, message: sentenceFor(fault, words) }));
  const asked = controlNames(step, scope);
  const refused = Object.entries(model.refusals)
    .filter(([name]) => asked.has(name) && !found.some((fault) => fault.name === name))
    .map(([name, message]) => ({ name, message }));
  const shown = [...found, ...refused];
  const errorOf = (name: string) => shown.find((fault) => fault.name === name)?.message;
  const errors = setup.words.application.errors;
  const listed = shown.map((fault) => ({
    name: fault.name,
    message: summaryLine(fault, asked, setup.words.application),
  }));
  const title = shown.length === 1 ? errors.one : fill(errors.many, { n: shown.length });

  const submit = async () => {
    const faults = await onSubmit();
    const first = faults.find((fault) => !isStepBlock(fault));
    // The controls have to be marked before one of them takes the focus.
    if (first) requestAnimationFrame(() => focusField(first.field));
  };

  return (
    <form
      ref={form}
      className="step-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={title} faults={listed} />
      {drawnSections(step, scope).map((shown) => (
        <div className="form-section" key={sectionKey(shown)}>
          {before?.[sectionKey(shown)]}
          <SectionFields {...{ shown, setup, model, errorOf }} />
          {after?.[sectionKey(shown)]}
        </div>
      ))}
      {children}
    </form>
  );
}

interface SectionFieldsProps {
  shown: ShownSection;
  setup: ApplicationSetup;
  model: ApplicationModel;
  errorOf: (name: string) => string | undefined;
}

function SectionFields({ shown, setup, model, errorOf }: SectionFieldsProps) {
  const { section, scope } = shown;
  const title = sectionTitle(section, setup.words.application);
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
            note={originInWords(model.signIn.originOf(name), model.signIn, setup)}
            onChange={(value) => model.setAnswer(name, value)}
            onLeave={() => {
              model.ask([name]);
              model.save();
            }}
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
