import { useMemo, useState } from 'react';
import type { Instalment } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { addCents, type Cents } from '#domain/money/money.ts';
import { Button } from '#site/components/button/button.tsx';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { TableFrame } from '#site/components/table/table-frame.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { groupByYear, type PlanRow } from './group-by-year.ts';
import './repayment-plan.css';

export interface RepaymentPlanProps {
  words: SimulatorWords['plan'];
  locale: Locale;
  instalments: readonly Instalment[];
  /** Without script the plan stays as served: year by year. */
  isHydrated: boolean;
}

/** Principal and interest paid, year by year or month by month: the loan chart in figures. */
export function RepaymentPlan({ words, locale, instalments, isHydrated }: RepaymentPlanProps) {
  const [byMonth, setByMonth] = useState(false);
  const rows = useMemo(
    () => (byMonth ? monthsOf(instalments) : groupByYear(instalments)),
    [instalments, byMonth],
  );
  const caption = byMonth ? words.captionMonths : words.caption;
  const period = byMonth ? words.month : words.year;
  const money = (amount: Cents) => formatAmount(amount, locale);
  const sum = (of: 'capital' | 'interest') => money(addCents(...rows.map((row) => row[of])));
  return (
    <div className="repayment-plan">
      <Disclosure summary={words.summary}>
        <TableFrame label={caption}>
          <table className="table">
            <caption className="table__caption">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{period}</th>
                <th scope="col">{words.capital}</th>
                <th scope="col">{words.interest}</th>
                <th scope="col">{words.balance}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, capital, interest, balance }) => (
                <tr key={number}>
                  <th scope="row">
                    <span className="unseen">{period} </span>
                    {number}
                  </th>
                  <td>{money(capital)}</td>
                  <td>{money(interest)}</td>
                  <td>{money(balance)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                <td>{sum('capital')}</td>
                <td>{sum('interest')}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </TableFrame>
        {isHydrated && (
          <Button variant="link" onClick={() => setByMonth(!byMonth)}>
            {byMonth ? words.showYears : fill(words.showMonths, { n: instalments.length })}
          </Button>
        )}
      </Disclosure>
    </div>
  );
}

function monthsOf(instalments: readonly Instalment[]): readonly PlanRow[] {
  return instalments.map(({ month, ...row }) => ({ number: month, ...row }));
}
