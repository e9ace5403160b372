import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { amortise } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { useAddress } from '#site/browser/address/use-address.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import { readAmount } from '#site/components/amount-field/edit-amount.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { Announcement } from '../frame/announcement.tsx';
import { ApplyButton } from '../frame/apply-button.tsx';
import { Comparison } from '../frame/comparison.tsx';
import { LoanLinkButton } from '../frame/loan-link-button.tsx';
import { followedQuery, type OwnQuery, ownAddress, ownSearch } from '../frame/own-address.ts';
import { RepaymentPlan } from '../frame/repayment-plan.tsx';
import { TIP_ID } from '../frame/tip-id.ts';
import { useChangeEvent } from '../frame/use-change-event.ts';
import { LoanChart } from '../loan-chart/loan-chart.tsx';
import { writeChParams } from './ch-params.ts';
import { answerInWords, describeChange, describeRefusal, listFees } from './describe-mortgage.ts';
import { MortgageAnswer } from './mortgage-answer.tsx';
import { ModeChoice, MortgageTypeChoice } from './mortgage-choices.tsx';
import { mortgageQuery } from './mortgage-link.ts';
import { MortgageSentence } from './mortgage-sentence.tsx';
import { type MortgageType, mortgageOf, typesOffered } from './mortgage-types.ts';
import { offersToCompare } from './offers-to-compare.ts';
import { takeUpMortgage } from './take-up-mortgage.ts';
import { type MortgageMemory, useMortgage } from './use-mortgage.ts';
import '../frame/simulator.css';

export interface MortgageSimulatorProps {
  words: MortgageWords;
  /** The texts of every simulator. */
  shared: SimulatorWords;
  locale: Locale;
  mortgages: Mortgages;
  opensWith: MortgageType;
  /** The address of the appointment form, which a simulated mortgage leads to. */
  formPath: string;
  /** The page that a copied link opens, if it is not this page. */
  linkPath?: string;
  /** Set on a page with several simulators. */
  ownQuery?: OwnQuery;
  /** Keeps the state while the simulator is unmounted, so that it can be restored. */
  memory?: MortgageMemory;
  /** Shown before the question. */
  children?: ReactNode;
}

/** The mortgage simulator: from an amount to its payment, or from a payment to its amount. */
export function MortgageSimulator(props: MortgageSimulatorProps) {
  const { words, shared, locale, mortgages, opensWith, formPath, linkPath, ownQuery, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { state, wasKept, ...change } = useMortgage(mortgages, opensWith, props.memory);
  const { type, mode, loan } = state;
  const mortgage = mortgageOf(mortgages, type);
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
  const isRight = !error;
  const [opening] = useState(wasKept ? undefined : link);
  useAddress(isHydrated && isRight ? link : undefined, (search, entered) =>
    followedQuery(search, entered, opening, ownQuery),
  );
  const amountField = () => form.current?.querySelector<HTMLInputElement>('[name="amount"]');
  const yearsField = () => form.current?.querySelector<HTMLSelectElement>('[name="years"]');

  useOnMount(() => {
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
  });

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return;
    pushEvent({ event: 'simulator-apply', ...shown });
    pushEvent({ event: 'mortgage-contact', product: mortgage.code });
    const params = { mode, type, amount: wholeEuros(entry.amount) ?? 0, years: entry.years };
    writeChParams(params);
    // A visitor who comes back finds their mortgage again.
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
        <ModeChoice words={words} state={state} disabled={!isHydrated} onChoose={change.setMode} />
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
          types={typesOffered(mortgages)}
          disabled={!isHydrated}
          onChoose={change.setType}
        />
        {changed && <p className="simulator__changed">{changed}</p>}
      </div>
      <div className="simulator__answer">
        <MortgageAnswer words={words} taegHelp={shared.taegHelp} locale={locale} state={state}>
          <ApplyButton label={words.apply} missing={error && words.applyMissing} />
        </MortgageAnswer>
        {shared.chart && <p className="simulator__key">{shared.chart.key}</p>}
        <p className="mortgage__fees">
          {fill(words.feesAre, { list: listFees(mortgage.fees, words, locale) })}
        </p>
        <Notice kind="tip" id={TIP_ID}>
          <p>{mortgage.tip[locale]}</p>
        </Notice>
      </div>
      <div className="simulator__river">
        <LoanChart
          words={shared}
          locale={locale}
          amount={loan.amount}
          instalments={instalments}
          bounds={bounds}
          isHydrated={isHydrated}
        />
      </div>
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
          isHydrated={isHydrated}
          formatDuration={(months) => fill(words.years, { n: months / 12 })}
        />
        <RepaymentPlan
          words={shared.plan}
          locale={locale}
          instalments={instalments}
          isHydrated={isHydrated}
        />
        <LoanLinkButton
          words={shared.link}
          link={isRight && isHydrated ? (linkPath ?? '') + link : undefined}
        />
      </div>
      <Announcement
        text={
          isRight
            ? [changed, answerInWords(state, words, locale)].filter(Boolean).join(' ')
            : `${error} ${words.stale}`
        }
      />
    </form>
  );
}
