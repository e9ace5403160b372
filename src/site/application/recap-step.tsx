import { useEffect, useRef } from 'react';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { legalClauses, type RecapLine, recapSections } from '#words/recap/recap-sections.ts';
import { fill } from '#words/translation.ts';
import { BrokerEntry } from './broker-entry.tsx';
import { figuresOf, lentRows } from './loan-figures.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';
import './recap-step.css';

interface RecapProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** The loan, then every answer that applies, under its section, with the way back to change it. */
export function Recap({ setup, model }: RecapProps) {
  const { facts, form } = model;
  const recap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.aim !== undefined) focusChangeLink(recap.current, form.aim);
  }, [form.aim]);
  if (!facts) return null;
  return (
    <div className="recap" ref={recap}>
      <LoanInShort setup={setup} model={model} />
      {recapSections({ answers: model.form.answers, facts }, setup).map((section) => (
        <section className="recap__section" key={section.id}>
          <div className="recap__head">
            <h2 className="recap__title">{section.title}</h2>
          </div>
          {section.groups.map(({ title, lines }) => (
            <div key={lines[0]?.name}>
              {title ? <h3 className="recap__entry">{title}</h3> : null}
              <Lines lines={lines} at={section.step} setup={setup} model={model} />
            </div>
          ))}
        </section>
      ))}
      <BrokerEntry setup={setup} model={model}>
        {(who, takeOut) => (
          <section className="recap__section">
            <div className="recap__head">
              <h2 className="recap__title">{setup.words.along.brokerLabel}</h2>
              {takeOut}
            </div>
            <p>{who}</p>
          </section>
        )}
      </BrokerEntry>
    </div>
  );
}

/** What is applied for: on a phone the summary that shows it is folded away. */
function LoanInShort({ setup, model }: RecapProps) {
  const { conditions, summary } = setup.words.application;
  if (!model.loan) return null;
  const figures = figuresOf(model.loan, setup);
  const rows = ['product', ...lentRows(model.loan), 'duration', 'taeg'] as const;
  return (
    <section className="recap__section">
      <h2 className="recap__title">{summary.label}</h2>
      <dl className="recap__list">
        {[...rows, 'monthlyAmount' as const, 'total' as const].map((row) => (
          <div key={row}>
            <dt>{conditions[row]}</dt>
            <dd>{figures[row].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who comes back from changing an answer goes on reading there. */
function focusChangeLink(recap: HTMLElement | null, name: string): void {
  const link = recap?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}

interface LinesProps extends RecapProps {
  lines: readonly RecapLine[];
  /** The step that asks them. */
  at: StepId;
}

function Lines({ lines, at, setup, model }: LinesProps) {
  const words = setup.words.application;
  return (
    <dl className="recap__list">
      {lines.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className="recap__way">
            <a
              className="recap__change"
              data-action="change"
              data-field={name}
              href={stepPath(at, setup.locale)}
              onClick={(event) => {
                event.preventDefault();
                void model.changeAnswerAt(at, name);
              }}
            >
              {words.buttons.change}
              <span className="unseen">{fill(words.recap.changed, { label })}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What sending means, in plain words, above the consents (spec 3 §1, §2). */
export function LegalClauses({ setup }: { setup: ApplicationSetup }) {
  return (
    <div className="legal-clauses">
      {legalClauses(setup.words.application).map((clause) => (
        <p key={clause}>{clause}</p>
      ))}
    </div>
  );
}
