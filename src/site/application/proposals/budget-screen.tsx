import { formatAmount, formatShare } from '#domain/money/format.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import {
  type Affordability,
  assessAffordability,
} from '#journey/affordability/assess-affordability.ts';
import type { Line } from '#journey/affordability/line.ts';
import type { Loan } from '#journey/facts.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { firstNames } from '#words/application/application.ts';
import { nameBudgetLine } from '#words/budget/budget-lines.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { applicantsName } from '../sharing/coborrowers-screens.tsx';
import { StepHeading } from '../steps/step-heading.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { useBudgetIdeas } from './use-budget-ideas.ts';
import './proposal.css';

interface BudgetScreenProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'loan' | 'mode' | 'facts' | 'dispatch'>;
}

/**
 * Shown if the household would have too little left: what to check, what may help, and our
 * calculation.
 */
export function BudgetScreen({ setup, model }: BudgetScreenProps) {
  const loan = model.form.proposal?.loan ?? model.loan;
  if (model.mode === 'e2') return <BudgetOfTheTwo setup={setup} model={model} />;
  return loan ? <BudgetOf loan={loan} setup={setup} model={model} /> : null;
}

/** In mode e2 the server has assessed the two, and tells neither the other's figures. */
function BudgetOfTheTwo({ setup, model }: BudgetScreenProps) {
  const { budget, steps, buttons } = setup.words.application;
  const { e2 } = setup.words.link;
  return (
    <div className="proposal">
      <StepHeading
        title={steps['4'].title}
        lede={fill(e2.budgetLede, { name: applicantsName(model) })}
      />
      <ChangedNotice setup={setup} model={model} />
      <section>
        <h2 className="proposal__title">{budget.checksTitle}</h2>
        <ul className="proposal__list">
          {Object.values(budget.checks).map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </section>
      <p>{e2.budgetTogether}</p>
      <Review setup={setup} />
      <ProposalActions setup={setup} model={model} label={buttons.continueBudget} />
    </div>
  );
}

function BudgetOf({ loan, setup, model }: BudgetScreenProps & { loan: Loan }) {
  const { budget, steps, buttons } = setup.words.application;
  const assessed = assessAffordability(model.form.answers, loan.monthlyAmount);
  const ideas = useBudgetIdeas(model, loan, setup);
  return (
    <div className="proposal">
      <StepHeading title={steps['4'].title} lede={steps['4'].lede} />
      <ChangedNotice setup={setup} model={model} />
      <MissedLimits setup={setup} assessed={assessed} />
      <section>
        <h2 className="proposal__title">{budget.checksTitle}</h2>
        <ul className="proposal__list">
          {Object.values(budget.checks).map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </section>
      {ideas.length > 0 ? (
        <section>
          <h2 className="proposal__title">{budget.ideasTitle}</h2>
          <ul className="proposal__list">
            {ideas.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <Disclosure summary={budget.detail}>
        <BudgetTables
          setup={setup}
          assessed={assessed}
          coborrower={firstNames(model.form.answers)?.coborrower}
        />
      </Disclosure>
      <Review setup={setup} />
      <ProposalActions setup={setup} model={model} label={buttons.continueBudget} />
    </div>
  );
}

/** That the calculation is automatic, and the way to a person who looks again. */
function Review({ setup }: Pick<BudgetScreenProps, 'setup'>) {
  const { budget, contactLink } = setup.words.application;
  return (
    <p>
      {budget.automatic} <a href={setup.help.links.contact}>{contactLink}</a>
    </p>
  );
}

interface AssessedProps {
  setup: ApplicationSetup;
  assessed: Affordability;
}

/** A household's indebtedness, which never reads like the limit that it misses. */
const formatIndebtedness = (
  { indebtedness, limits }: Affordability,
  { locale }: ApplicationSetup,
) => formatShare(indebtedness * 100, locale, limits.indebtedness * 100);

const formatLimit = ({ limits }: Affordability, { locale }: ApplicationSetup) =>
  formatShare(limits.indebtedness * 100, locale);

/** Which limits the budget misses, and by how much. */
function MissedLimits({ setup, assessed }: AssessedProps) {
  const { missed } = setup.words.application.budget;
  const { remaining, indebtedness, limits, isTight } = assessed;
  // Another window may have changed the answers while this screen is shown.
  if (!isTight) return null;
  const amount = (of: Cents) => formatAmount(of, setup.locale);
  const left = remaining < 0 ? missed.missing : missed.tooLittle;
  return (
    <Notice kind="warning">
      {remaining < limits.remaining ? (
        <p>
          {fill(left, {
            amount: amount(cents(Math.abs(remaining))),
            least: amount(limits.remaining),
          })}
        </p>
      ) : null}
      {Number.isFinite(indebtedness) && indebtedness > limits.indebtedness ? (
        <p>
          {fill(missed.tooMuch, {
            share: formatIndebtedness(assessed, setup),
            most: formatLimit(assessed, setup),
          })}
        </p>
      ) : null}
    </Notice>
  );
}

/** The household's monthly budget as it was assessed, line by line. */
function BudgetTables({
  setup,
  assessed,
  coborrower,
}: AssessedProps & { coborrower: string | undefined }) {
  const { budget } = setup.words.application;
  const { locale } = setup;
  const amount = (of: Cents) => formatAmount(of, locale);
  return (
    <div className="budget-tables">
      <BudgetLines
        caption={budget.incomes}
        lines={assessed.incomes}
        sum={budget.income}
        total={amount(assessed.income)}
        coborrower={coborrower}
        setup={setup}
      />
      <BudgetLines
        caption={budget.fees}
        lines={assessed.fees}
        sum={budget.charges}
        total={amount(assessed.charges)}
        coborrower={coborrower}
        setup={setup}
      />
      <table className="budget-lines">
        <caption>{budget.verdict}</caption>
        <tbody>
          <tr>
            <th scope="row">
              {budget.remaining}
              <small>
                {fill(budget.remainingLimit, { amount: amount(assessed.limits.remaining) })}
              </small>
            </th>
            <td>{amount(assessed.remaining)}</td>
          </tr>
          <tr>
            <th scope="row">
              {budget.indebtedness}
              <small>
                {fill(budget.indebtednessLimit, {
                  percent: formatLimit(assessed, setup),
                })}
              </small>
            </th>
            <td>
              {Number.isFinite(assessed.indebtedness)
                ? formatIndebtedness(assessed, setup)
                : budget.noIncome}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface BudgetLinesProps {
  caption: string;
  lines: readonly Line[];
  /** The label and the amount of the total. */
  sum: string;
  total: string;
  /** The co-borrower's name, once it is known. */
  coborrower: string | undefined;
  setup: ApplicationSetup;
}

/** One side of the budget: each line with what counts, and why where not all does. */
function BudgetLines({ caption, lines, sum, total, coborrower, setup }: BudgetLinesProps) {
  const { budget } = setup.words.application;
  return (
    <table className="budget-lines">
      <caption>{caption}</caption>
      <tbody>
        {lines.map((line) => {
          const given = fill(budget.given, { amount: formatAmount(line.given, setup.locale) });
          return (
            <tr key={[line.id, line.borrower, line.entry].join()}>
              <th scope="row">
                {nameBudgetLine(line.id, line, budget, coborrower)}
                {line.why ? (
                  <small>
                    {budget.why[line.why]} ({given})
                  </small>
                ) : null}
              </th>
              <td>{formatAmount(line.counted, setup.locale)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
