import { formatAmount } from '#domain/money/format.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { entriesOf } from '#journey/answers.ts';
import { applies, type Field, isOptional, type Scope, valueIn } from '#journey/field.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf, stepPath } from '#journey/steps.ts';
import { wordsOfField } from '#words/fields/fields.ts';
import { labelled } from './field-control.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';
import './recap-step.css';

interface RecapProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

const RECAPPED: readonly StepId[] = ['1', '2', '3', '5'];

/** Every answer that applies, under its section, with the way back to change it. */
export function Recap({ setup, model }: RecapProps) {
  const { facts } = model;
  if (!facts) return null;
  const scope: Scope = { answers: model.form.answers, facts };
  const words = setup.words.application;
  return (
    <div className="recap">
      {RECAPPED.flatMap((id) =>
        stepOf(id)
          .sections.filter((section) => applies(section, scope))
          .map((section) => {
            const lines = linesOf(section.fields, scope, setup, '');
            const entries = (section.lists ?? [])
              .filter((list) => applies(list, scope))
              .flatMap((list) =>
                entriesOf(scope.answers, list.name).flatMap((entry, index) =>
                  linesOf(list.fields, { ...scope, entry }, setup, `${list.name}[${index}].`),
                ),
              );
            const all = section.listsFirst ? [...entries, ...lines] : [...lines, ...entries];
            const name = section.id as keyof typeof words.sections;
            const title = words.sections[name] || words.recap.borrowers;
            return (
              <section className="recap__section" key={section.id}>
                <div className="recap__head">
                  <h2 className="recap__title">{title}</h2>
                  <a
                    className="recap__change"
                    data-action="change"
                    href={stepPath(id, setup.locale)}
                    onClick={(event) => {
                      event.preventDefault();
                      model.goTo(id);
                    }}
                  >
                    {words.buttons.change}
                    <span className="unseen"> : {title}</span>
                  </a>
                </div>
                <dl className="recap__list">
                  {all.map(({ name, label, value }) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>{value || words.recap.none}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            );
          }),
      )}
    </div>
  );
}

function linesOf(fields: readonly Field[], scope: Scope, setup: ApplicationSetup, prefix: string) {
  return fields
    .filter(
      (field) => field.kind !== 'check' && applies(field, scope) && isWorthALine(field, scope),
    )
    .map((field) => {
      const name = prefix + field.name;
      return {
        name,
        label: wordsOfField(name, setup.words.fields).label,
        value: shownValue(field, scope, setup),
      };
    });
}

/** What could be left empty and was is not repeated as a gap. */
function isWorthALine(field: Field, scope: Scope): boolean {
  return valueIn(scope, field.name) !== '' || !isOptional(field, scope);
}

/** An answer as a person reads it. */
function shownValue(field: Field, scope: Scope, setup: ApplicationSetup): string {
  const value = valueIn(scope, field.name);
  if (value === '') return '';
  if (field.kind === 'amount') {
    const amount = parseAmount(value);
    return amount === undefined ? value : formatAmount(amount, setup.locale, 'whenNeeded');
  }
  if (field.kind === 'code' || field.kind === 'country')
    return labelled(field, scope, setup).find((option) => option.value === value)?.label ?? value;
  return value;
}

/** What sending means, in plain words, above the consents (spec 3 §1, §2). */
export function LegalClauses({ setup }: { setup: ApplicationSetup }) {
  const { recap } = setup.words.application;
  return (
    <div className="legal-clauses">
      <p>{recap.legal}</p>
      <p>{recap.decision}</p>
      <p>{recap.human}</p>
      <p>{recap.kept}</p>
    </div>
  );
}
