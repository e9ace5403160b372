import { useEffect, useRef } from 'react';
import { totalAmount } from '#journey/loan.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { PlainChart } from '#view/loan-chart/plain-chart.tsx';
import { firstNames } from '#words/application/application.ts';
import { type LetterBlock, letterOf } from '#words/recap/letter.ts';
import { legalClauses } from '#words/recap/recap-sections.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { BrokerEntry } from '../summary/broker-entry.tsx';
import { figuresOf, lentRows } from '../summary/loan-figures.tsx';
import { LoanLaw } from '../summary/loan-law.tsx';
import './recap-step.css';

interface RecapProps {
  setup: ApplicationSetup;
  model: Showing<'facts' | 'form' | 'loan' | 'broker' | 'dispatch'>;
}

/** The loan, then the answers as a letter, with a link to change each part. */
export function Recap({ setup, model }: RecapProps) {
  const { facts, form } = model;
  const recap = useRef<HTMLDivElement>(null);
  const vocabulary = { ...setup, letter: setup.words.letter };
  const blocks = facts ? letterOf({ answers: form.answers, facts }, vocabulary) : [];
  const changed = blocks
    .flatMap(({ parts }) => parts)
    .find(({ names }) => form.aim !== undefined && names.includes(form.aim))?.names[0];
  useEffect(() => {
    if (changed !== undefined) focusChangeLink(recap.current, changed);
  }, [changed]);
  if (!facts) return null;
  return (
    <div className="recap" ref={recap}>
      <LoanOnTop setup={setup} model={model} />
      <div className="recap__letter">
        {blocks.map((block) => (
          <Block key={block.step} block={block} setup={setup} model={model} />
        ))}
      </div>
      <BrokerEntry setup={setup} model={model}>
        {(who, takeOut) => (
          <section className="recap__block">
            <h2 className="recap__title">{setup.words.chosenBroker.brokerLabel}</h2>
            <div className="recap__part">
              <p>{who}</p>
              {takeOut}
            </div>
          </section>
        )}
      </BrokerEntry>
    </div>
  );
}

/** The loan applied for, with what the law asks for next to its rate: here alone, not next to the letter too. */
function LoanOnTop({ setup, model }: RecapProps) {
  const { conditions, summary } = setup.words.application;
  if (!model.loan) return null;
  const figures = figuresOf(model.loan, setup);
  const rows = ['product', ...lentRows(model.loan), 'duration', 'taeg', 'total'] as const;
  const { taeg, duration } = model.loan;
  return (
    <section className="recap__loan" data-product={model.loan.product}>
      <h2 className="unseen">{summary.label}</h2>
      <PlainChart amount={totalAmount(model.loan)} taeg={taeg} duration={duration} />
      <p className="recap__payment">
        <span className="recap__figure">{figures.monthlyAmount.figure}</span> {summary.perMonth}
      </p>
      <dl className="recap__figures">
        {rows.map((row) => (
          <div key={row}>
            <dt>{conditions[row]}</dt>
            <dd>{figures[row].figure}</dd>
          </div>
        ))}
      </dl>
      <LoanLaw loan={model.loan} setup={setup} />
    </section>
  );
}

interface BlockProps extends RecapProps {
  block: LetterBlock;
}

/** What a step asked, each borrower’s part next to the other’s. */
function Block({ block: { step, title, parts }, setup, model }: BlockProps) {
  const { letter } = setup.words;
  const isOfTwo = parts.length > 1;
  return (
    <section className="recap__block">
      <h2 className="recap__title">{title}</h2>
      <div className={isOfTwo ? 'recap__parts' : undefined}>
        {parts.map((part) => {
          const who = firstNames(model.form.answers)?.[part.borrower] ?? letter[part.borrower];
          return (
            <div className="recap__part" key={part.borrower}>
              {isOfTwo ? <h3 className="recap__who">{who}</h3> : null}
              {part.paragraphs.map(({ name, text }) => (
                // By its text: React would change text nodes that a page's translation has replaced (W-10.30).
                <p key={`${name} ${text}`}>{text.split(NUMBER).map(keepTogether)}</p>
              ))}
              <ChangeLink
                step={step}
                name={part.names[0] ?? ''}
                label={isOfTwo ? `${title}, ${who}` : title}
                setup={setup}
                model={model}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** A register number stays on one line, though it has a hyphen. */
const NUMBER = /(\d[\d.]*-\d[\d.]*)/;

const keepTogether = (part: string) =>
  NUMBER.test(part) ? (
    <span className="recap__number" key={part}>
      {part}
    </span>
  ) : (
    part
  );

interface ChangeLinkProps extends RecapProps {
  step: StepId;
  /** The control at which the change begins. */
  name: string;
  label: string;
}

function ChangeLink({ step, name, label, setup, model }: ChangeLinkProps) {
  const { buttons, recap } = setup.words.application;
  return (
    <a
      className="recap__change"
      data-action="change"
      data-field={name}
      href={stepPath(step, setup.locale)}
      onClick={(event) => {
        event.preventDefault();
        model.dispatch({ kind: 'changeSought', step, name });
      }}
    >
      {buttons.change}
      <span className="unseen">{fill(recap.changed, { label })}</span>
    </a>
  );
}

/** A visitor who comes back from changing an answer continues reading there. */
function focusChangeLink(recap: HTMLElement | null, name: string): void {
  const link = recap?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}

/** What sending means, in plain words, above the consents. */
export function LegalClauses({ setup }: { setup: ApplicationSetup }) {
  return (
    <div className="legal-clauses">
      {legalClauses(setup.words.application).map((clause) => (
        <p key={clause}>{clause}</p>
      ))}
    </div>
  );
}
