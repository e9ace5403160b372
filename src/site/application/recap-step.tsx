import { useEffect, useRef } from 'react';
import { stepPath } from '#journey/steps.ts';
import { legalClauses, recapSections } from '#words/recap/recap-sections.ts';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';
import './recap-step.css';

interface RecapProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** Every answer that applies, under its section, with the way back to change it. */
export function Recap({ setup, model }: RecapProps) {
  const { facts, form } = model;
  const recap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.aim !== undefined) focusChangeLink(recap.current, form.aim);
  }, [form.aim]);
  if (!facts) return null;
  const words = setup.words.application;
  return (
    <div className="recap" ref={recap}>
      {recapSections({ answers: model.form.answers, facts }, setup).map((section) => (
        <section className="recap__section" key={section.id}>
          <div className="recap__head">
            <h2 className="recap__title">{section.title}</h2>
          </div>
          <dl className="recap__list">
            {section.groups.flat().map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                <dd className="recap__way">
                  <a
                    className="recap__change"
                    data-action="change"
                    data-field={name}
                    href={stepPath(section.step, setup.locale)}
                    onClick={(event) => {
                      event.preventDefault();
                      void model.changeAnswerAt(section.step, name);
                    }}
                  >
                    {words.buttons.change}
                    <span className="unseen"> : {label}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Who comes back from changing an answer goes on reading there. */
function focusChangeLink(recap: HTMLElement | null, name: string): void {
  const link = recap?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
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
