import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';
import { amortise } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { useAddress } from '#site/browser/address/use-address.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { Announcement } from '../frame/announcement.tsx';
import { ApplyButton } from '../frame/apply-button.tsx';
import { Comparison } from '../frame/comparison.tsx';
import { LoanLinkButton } from '../frame/loan-link-button.tsx';
import { followedQuery, type OwnQuery, ownAddress, ownSearch } from '../frame/own-address.ts';
import { RepaymentPlan } from '../frame/repayment-plan.tsx';
import { TIP_ID } from '../frame/tip-id.ts';
import { useChangeEvent } from '../frame/use-change-event.ts';
import { LoanChart } from '../loan-chart/loan-chart.tsx';
import { Answer } from './answer.tsx';
import { describeSimulation } from './describe-simulation.ts';
import type { Offered } from './families.ts';
import { FormLanguageChoice, type FormLanguages } from './form-languages.tsx';
import { leaveForForm } from './leave-for-form.ts';
import { queryFields } from './leaving.ts';
import { enteredQuery, linkQuery } from './loan-link.ts';
import { Sentence } from './sentence.tsx';
import { needsLongLoanNotice, offersOf } from './simulate.ts';
import { takeUp } from './take-up.ts';
import { TypeChoice } from './type-choice.tsx';
import { type SimulatorMemory, useSimulation } from './use-simulation.ts';
import '../frame/simulator.css';

/** Query fields that are already controls of the form. */
const TYPED: ReadonlySet<string> = new Set(['amount', 'additionalAmount', 'duration']);

export interface SimulatorProps {
  words: SimulatorWords;
  locale: Locale;
  offered: Offered;
  /**
   * The address that `apply` leads to. Without script the form itself is submitted there, with the
   * loan in its query.
   */
  formPath: string;
  /** The form's languages, if it is not in the page's language. */
  formLanguages?: FormLanguages | undefined;
  /** The page that a copied link opens, if it is not this page. */
  linkPath?: string;
  /** Set on a page with several simulators. */
  ownQuery?: OwnQuery;
  /** Keeps the state while the simulator is unmounted, so that it can be restored. */
  memory?: SimulatorMemory;
  /** Shown before the sentence. */
  children?: ReactNode;
}

/**
 * The simulator of one loan family: the sentence, its answer and the loan chart, recalculated at
 * each key.
 */
export function Simulator(props: SimulatorProps) {
  const { words, locale, offered, formPath, formLanguages, linkPath, ownQuery, memory, children } =
    props;
  const isHydrated = useHydrated();
  const simulated = useSimulation(offered, memory);
  const { state, wasKept } = simulated;
  const { choice, entry, simulation } = state;
  const { tariff } = choice;
  const bounds = useMemo(() => simulatorBoundsOf(tariff), [tariff]);
  const { total, taeg, duration } = simulation;
  const instalments = useMemo(() => amortise(total, taeg, duration), [total, taeg, duration]);
  useChangeEvent({ product: tariff.code, amount: total / 100, duration });
  const link = linkQuery(offered, choice.type, simulation);
  const fields = queryFields(simulation, tariff, locale);

  useOnMount(() => {
    if (wasKept) return;
    const found = takeUp(offered, ownSearch(location.search, ownQuery));
    if (found) simulated.takeUp(found);
  });

  const { error, isSumWrong, changed, announcement } = describeSimulation(state, words, locale);
  const isRight = !error;
  const entered = enteredQuery(offered, state);
  const [opening] = useState(wasKept ? undefined : entered);
  useAddress(isHydrated && isRight ? entered : undefined, (search, link) =>
    followedQuery(search, link, opening, ownQuery),
  );

  const apply = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (!isRight) return;
    const { submitter } = event.nativeEvent;
    leaveForForm({
      simulation,
      tariff,
      locale,
      path: submitter?.getAttribute('formaction') ?? formPath,
      ownAddress: ownAddress(link, ownQuery),
    });
  };

  return (
    <form
      className="simulator"
      data-product={tariff.code}
      action={formPath}
      aria-label={words.title}
      noValidate
      onSubmit={apply}
    >
      {Object.entries(fields)
        .filter(([name]) => !TYPED.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className="simulator__question">
        {children}
        <Sentence
          words={words}
          locale={locale}
          family={offered.family}
          simulation={simulation}
          entry={entry}
          least={bounds.min}
          error={error}
          isSumWrong={isSumWrong}
          onEntry={simulated.setEntry}
          onDuration={simulated.setDuration}
        />
        <TypeChoice
          words={words.types}
          offered={offered}
          chosen={choice.type}
          disabled={!isHydrated}
          onChoose={simulated.setType}
        />
        {changed && <p className="simulator__changed">{changed}</p>}
      </div>
      <div className="simulator__answer">
        <Answer words={words} locale={locale} simulation={simulation} stale={!isRight}>
          <ApplyButton label={words.apply} missing={error && words.applyMissing} />
        </Answer>
        {words.chart && <p className="simulator__key">{words.chart.key}</p>}
        {formLanguages && <FormLanguageChoice {...formLanguages} disabled={!isRight} />}
        {needsLongLoanNotice(tariff, simulation) && (
          <Notice kind="warning">
            <p>{words.longLoan}</p>
          </Notice>
        )}
        <Notice kind="tip" id={TIP_ID}>
          <p>{tariff.tip[locale]}</p>
        </Notice>
      </div>
      <div className="simulator__river">
        <LoanChart
          words={words}
          locale={locale}
          amount={total}
          instalments={instalments}
          bounds={bounds}
          isHydrated={isHydrated}
          pull={simulated}
        />
      </div>
      <div className="simulator__more">
        <Comparison
          words={words}
          locale={locale}
          total={total}
          offers={offersOf(tariff, total)}
          chosen={duration}
          isHydrated={isHydrated}
        />
        <RepaymentPlan
          words={words.plan}
          locale={locale}
          instalments={instalments}
          isHydrated={isHydrated}
        />
        <LoanLinkButton
          words={words.link}
          link={isRight && isHydrated ? (linkPath ?? '') + link : undefined}
        />
      </div>
      <Announcement text={announcement} />
    </form>
  );
}
