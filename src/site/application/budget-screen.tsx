import { formatAmount, formatNumber } from '#domain/money/format.ts';
import type { Cents } from '#domain/money/money.ts';
import { judgeAffordability } from '#journey/affordability/judge-affordability.ts';
import type { FeeId, IncomeId, Line } from '#journey/affordability/line.ts';
import { borrowersOf } from '#journey/borrowers.ts';
import { fill } from '#words/translation.ts';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { Table } from '../components/table/table.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';
import type { ApplicationModel } from './use-application.ts';

interface BudgetScreenProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** Where the household would have too little left: what to check, what may help, our sums (spec 3 §2, step 4). */
export function BudgetScreen({ setup, model }: BudgetScreenProps) {
  const { budget, steps, buttons } = setup.words.application;
  if (!model.loan) return null;
  const { answers } = model.form;
  const payment = (model.form.proposal?.loan ?? model.loan).monthlyAmount;
  const ideas = [
    ...(borrowersOf(answers).length === 1 ? [budget.ideas.two] : []),
    budget.ideas.group,
    budget.ideas.longer,
  ];
  return (
    <>
      <StepHeading title={steps['4'].title} lede={steps['4'].lede} />
      <h2 className="section__title">{budget.checksTitle}</h2>
      <ul className="plain-list">
        {Object.values(budget.checks).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <h2 className="section__title">{budget.ideasTitle}</h2>
      <ul className="plain-list">
        {ideas.map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ul>
      <Disclosure summary={budget.detail}>
        <BudgetTables setup={setup} answers={answers} payment={payment} />
      </Disclosure>
      <ProposalActions setup={setup} model={model} label={buttons.continueBudget} />
    </>
  );
}

interface BudgetTablesProps {
  setup: ApplicationSetup;
  answers: ApplicationModel['form']['answers'];
  payment: Cents;
}

/** The household's month as it was judged, line by line. */
function BudgetTables({ setup, answers, payment }: BudgetTablesProps) {
  const { budget } = setup.words.application;
  const { locale } = setup;
  const judged = judgeAffordability(answers, payment);
  const amount = (of: Cents) => formatAmount(of, locale);
  const percent = (fraction: number) =>
    `${formatNumber(Math.round(fraction * 1000) / 10, locale)}\u00a0%`;
  return (
    <>
      <Table
        caption={budget.incomes}
        columns={[budget.incomes, budget.counted]}
        rows={[
          ...judged.incomes.map((line) => rowOf(line, setup)),
          [budget.income, <strong key="sum">{amount(judged.income)}</strong>],
        ]}
      />
      <Table
        caption={budget.fees}
        columns={[budget.fees, budget.counted]}
        rows={[
          ...judged.fees.map((line) => rowOf(line, setup)),
          [budget.charges, <strong key="sum">{amount(judged.charges)}</strong>],
        ]}
      />
      <dl className="budget-verdict">
        <div>
          <dt>{budget.remaining}</dt>
          <dd>
            {amount(judged.remaining)} (
            {fill(budget.remainingLimit, { amount: amount(judged.limits.remaining) })})
          </dd>
        </div>
        <div>
          <dt>{budget.indebtedness}</dt>
          <dd>
            {Number.isFinite(judged.indebtedness) ? percent(judged.indebtedness) : budget.noIncome}{' '}
            ({fill(budget.indebtednessLimit, { percent: percent(judged.limits.indebtedness) })})
          </dd>
        </div>
      </dl>
    </>
  );
}

function rowOf(line: Line<IncomeId> | Line<FeeId>, setup: ApplicationSetup) {
  const { budget } = setup.words.application;
  const name = fill(budget.lines[line.id], { n: (line.entry ?? 0) + 1 });
  const whose = line.borrower === 'coborrower' ? fill(budget.ofCoborrower, { line: name }) : name;
  const why = line.why && budget.why[line.why];
  const given = fill(budget.given, { amount: formatAmount(line.given, setup.locale) });
  return [
    <span key="line">
      {whose}
      {why ? (
        <small className="budget-why">
          {why} ({given})
        </small>
      ) : null}
    </span>,
    formatAmount(line.counted, setup.locale),
  ] as const;
}
