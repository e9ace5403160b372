import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { amortise } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import { useAddress } from '#site/browser/address/use-address.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { readAmount } from '#site/components/amount-field/edit-amount.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { Announcement } from '../loan/announcement.tsx';
import { ApplyButton } from '../loan/apply-button.tsx';
import { Comparison } from '../loan/comparison.tsx';
import { LoanLinkButton } from '../loan/loan-link-button.tsx';
import { followedQuery, type OwnQuery, ownAddress, ownSearch } from '../loan/own-address.ts';
import { RepaymentPlan } from '../loan/repayment-plan.tsx';
import { TIP_ID } from '../loan/tip-id.ts';
import { useChangeEvent } from '../loan/use-change-event.ts';
import { River } from '../loan-chart/river.tsx';
import { writeChParams } from './ch-params.ts';
import { answerInWords, describeChange, describeRefusal, listFees } from './describe-mortgage.ts';
import { MortgageAnswer } from './mortgage-answer.tsx';
import { ModeChoice, MortgageTypeChoice } from './mortgage-choices.tsx';
import { mortgageQuery } from './mortgage-link.ts';
import { MortgageSentence } from './mortgage-sentence.tsx';
import { type MortgageType, TYPES } from './mortgage-types.ts';
import { offersToCompare } from './offers-to-compare.ts';
import { takeUpMortgage } from './take-up-mortgage.ts';
import { type MortgageMemory, useMortgage } from './use-mortgage.ts';
import '../loan/simulator.css';

export interface MortgageSimulatorProps {
  words: MortgageWords;
  /** What every simulator says. */
  shared: SimulatorWords;
  locale: Locale;
  mortgages: Mortgages;
  opensWith: MortgageType;
  /** Of the appointment's form, where a simulated mortgage leads. */
  formPath: string;
  /** The page that a copied link opens, where it is another than this one. */
  linkPath?: string;
  /** On a page with several simulators. */
  ownQuery?: OwnQuery;
  /** What it was left with, where it is taken off the page and put back. */
  memory?: MortgageMemory;
  /** What stands before the question. */
  children?: ReactNode;
}

/** The mortgages' simulator: from an amount to its payment, or the other way round. */
export function MortgageSimulator(props: MortgageSimulatorProps) {
  const { words, shared, locale, mortgages, opensWith, formPath, linkPath, ownQuery, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const { state, wasKept, ...change } = useMortgage(mortgages, opensWith, props.memory);
  const { type, mode, loan } = state;
  const mortgage = mortgages[TYPES[type].code];
  const entry = state.entries[mode];
  const bounds = useMemo(() => lentBounds(mortgage.code), [mortgage]);
  const instalments = useMemo(
    () => amortise(loan.amount, loan.rate, loan.months, loan.payment),
    [loan],
  );
  const offers = useMemo(() => offersToCompare(mortgage, mode, loan), [mortgage, mode, loan]);
  const shown = { product: mortgage.code, amount: loan.amount / 100, duration: loan.months };
  useChangeEvent(shown);
  const error = describeRefusal(state, words, locale);
  const changed = describeChange(state, words, locale);
  const link = mortgageQuery(type, mode, entry);
  const [opening] = useState(wasKept ? undefined : link);
  useAddress(isAlive && error === undefined ? link : undefined, (search, entered) =>
    followedQuery(search, entered, opening, ownQuery),
  );
  const amountField = () => form.current?.querySelector<HTMLInputElement>('[name="amount"]');
  const yearsField = () => form.current?.querySelector<HTMLSelectElement>('[name="years"]');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    setAlive(true);
    if (wasKept) return;
    const typed = {
      amount: readAmount(amountField()?.value ?? entry.amount),
      years: Number(yearsField()?.value ?? entry.years),
    };
    const found = takeUpMortgage(
      state,
      typed,
      ownSearch(location.search, ownQuery),
      document.cookie,
    );
    if (found) change.takeUp(found);
  }, []);

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (error !== undefined) return;
    pushEvent({ event: 'simulator-apply', ...shown });
    pushEvent({ event: 'mortgage-contact', product: mortgage.code });
    const params = { mode, type, amount: Number(entry.amount), years: entry.years };
    writeChParams(params);
    // Whoever comes back finds the mortgage that they left with.
    history.replaceState(history.state, '', ownAddress(link, ownQuery));
    location.assign(formPath);
  };

  return (
    <form
      className="simulator mortgage"
      data-product={mortgage.code}
      action={formPath}
      aria-label={words.title}
      noValidate
      ref={form}
      onSubmit={apply}
    >
      <noscript>
        {/* Without script the choices below are out of reach, and would not be sent. */}
        <input type="hidden" name="mode" value={mode} />
        <input type="hidden" name="type" value={type} />
      </noscript>
      <div className="simulator__question">
        {children}
        <ModeChoice words={words} state={state} disabled={!isAlive} onChoose={change.setMode} />
        <MortgageSentence
          words={words}
          least={shared.least}
          locale={locale}
          mortgage={mortgage}
          state={state}
          error={error}
          onEntry={change.setEntry}
        />
        <MortgageTypeChoice
          words={words}
          state={state}
          disabled={!isAlive}
          onChoose={change.setType}
        />
        {changed && <p className="simulator__changed">{changed}</p>}
      </div>
      <div className="simulator__answer">
        <MortgageAnswer words={words} taegHelp={shared.taegHelp} locale={locale} state={state} />
        <p className="mortgage__fees">
          {fill(words.feesAre, { list: listFees(mortgage.fees, words, locale) })}
        </p>
        <ApplyButton label={words.apply} missing={error && words.applyMissing} />
        <Notice kind="tip" id={TIP_ID}>
          <p>{mortgage.tip[locale]}</p>
        </Notice>
      </div>
      <div className="simulator__river">
        <River
          words={shared.river}
          locale={locale}
          amount={loan.amount}
          instalments={instalments}
          bounds={bounds}
        />
      </div>
      <p className="simulator__key">{shared.river.key}</p>
      <div className="simulator__more">
        <Comparison
          words={{
            ...shared,
            creditCost: words.creditCost,
            compare: {
              ...shared.compare,
              caption: words.compareCaption,
              total: words.compareTotal,
            },
          }}
          locale={locale}
          total={loan.amount}
          offers={offers}
          chosen={loan.months}
          isAlive={isAlive}
          formatDuration={(months) => fill(words.years, { n: months / 12 })}
        />
        <RepaymentPlan
          words={shared.plan}
          locale={locale}
          instalments={instalments}
          isAlive={isAlive}
        />
        <LoanLinkButton
          words={shared.link}
          link={error === undefined && isAlive ? (linkPath ?? '') + link : undefined}
        />
      </div>
      <Announcement
        text={
          error === undefined
            ? [changed, answerInWords(state, words, locale)].filter(Boolean).join(' ')
            : `${error} ${words.stale}`
        }
      />
    </form>
  );
}
