import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { amortise } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { useAddress } from '#site/browser/address/use-address.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { River } from '../loan-chart/river.tsx';
import { Announcement } from './announcement.tsx';
import { Answer } from './answer.tsx';
import { ApplyButton } from './apply-button.tsx';
import { Comparison } from './comparison.tsx';
import { describeSimulation } from './describe-simulation.ts';
import type { Offered } from './families.ts';
import { FormLanguageChoice, type FormLanguages } from './form-languages.tsx';
import { leaveForForm } from './leave-for-form.ts';
import { queryFields } from './leaving.ts';
import { enteredQuery, linkQuery } from './loan-link.ts';
import { LoanLinkButton } from './loan-link-button.tsx';
import { followedQuery, type OwnQuery, ownAddress, ownSearch } from './own-address.ts';
import { RepaymentPlan } from './repayment-plan.tsx';
import { Sentence } from './sentence.tsx';
import { needsLongLoanNotice, offersOf } from './simulate.ts';
import { takeUp } from './take-up.ts';
import { TIP_ID } from './tip-id.ts';
import { TypeChoice } from './type-choice.tsx';
import { useChangeEvent } from './use-change-event.ts';
import { type SimulatorMemory, useSimulation } from './use-simulation.ts';
import './simulator.css';

/** The fields of the query that are controls of the form already. */
const TYPED: ReadonlySet<string> = new Set(['amount', 'additionalAmount', 'duration']);

export interface SimulatorProps {
  words: SimulatorWords;
  locale: Locale;
  offered: Offered;
  /** Where `apply` goes. Without script the form itself goes there, with the loan in its query. */
  formPath: string;
  /** Where that is not in the page's language. */
  formLanguages?: FormLanguages | undefined;
  /** The page that a copied link opens, where it is another than this one. */
  linkPath?: string;
  /** On a page with several simulators. */
  ownQuery?: OwnQuery;
  /** What it was left with, where it is taken off the page and put back. */
  memory?: SimulatorMemory;
  /** Says what the chosen type is lent for, where nothing else on the page does. */
  saysPurpose?: boolean;
  /** What stands before the sentence. */
  children?: ReactNode;
}

/** One family's simulator: the sentence, its answer, the river. Works out each key at once. */
export function Simulator(props: SimulatorProps) {
  const { words, locale, offered, formPath, formLanguages, linkPath, ownQuery, memory, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const { state, wasKept, ...change } = useSimulation(offered, memory);
  const { choice, entry, simulation } = state;
  const { tariff } = choice;
  const limits = useMemo(() => simulatorBoundsOf(tariff), [tariff]);
  const { total, taeg, duration } = simulation;
  const instalments = useMemo(() => amortise(total, taeg, duration), [total, taeg, duration]);
  const shown = { product: tariff.code, amount: total / 100, duration };
  useChangeEvent(shown);
  const link = linkQuery(offered, choice.type, simulation);
  const fields = queryFields(simulation, tariff, locale);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    setAlive(true);
    if (wasKept) return;
    const shown = { ...entry, duration: simulation.duration };
    const found = takeUp(form.current, offered, shown, ownSearch(location.search, ownQuery));
    if (found) change.takeUp(found);
  }, []);

  const { error, isSumWrong, changed, announcement } = describeSimulation(state, words, locale);
  const entered = enteredQuery(offered, state);
  const [opening] = useState(wasKept ? undefined : entered);
  useAddress(isAlive && error === undefined ? entered : undefined, (search, link) =>
    followedQuery(search, link, opening, ownQuery),
  );

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (error !== undefined) return;
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
      ref={form}
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
          least={limits.min}
          error={error}
          isSumWrong={isSumWrong}
          onEntry={change.setEntry}
          onDuration={change.setDuration}
        />
        <TypeChoice
          words={words.types}
          offered={offered}
          chosen={choice.type}
          disabled={!isAlive}
          onChoose={change.setType}
        />
        {changed && <p className="simulator__changed">{changed}</p>}
        {props.saysPurpose && (
          <p className="simulator__purpose" data-type={choice.type}>
            {tariff.info[locale]}
          </p>
        )}
      </div>
      <div className="simulator__answer">
        <Answer words={words} locale={locale} simulation={simulation} stale={error !== undefined} />
        <ApplyButton label={words.apply} missing={error && words.applyMissing} />
        {formLanguages && <FormLanguageChoice {...formLanguages} disabled={error !== undefined} />}
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
        <River
          words={words.river}
          locale={locale}
          amount={total}
          instalments={instalments}
          bounds={limits}
        />
      </div>
      <p className="simulator__key">{words.river.key}</p>
      <div className="simulator__more">
        <Comparison
          words={words}
          locale={locale}
          total={total}
          offers={offersOf(tariff, total)}
          chosen={duration}
          isAlive={isAlive}
        />
        <RepaymentPlan
          words={words.plan}
          locale={locale}
          instalments={instalments}
          isAlive={isAlive}
        />
        <LoanLinkButton
          words={words.link}
          link={error === undefined && isAlive ? (linkPath ?? '') + link : undefined}
        />
      </div>
      <Announcement text={announcement} />
    </form>
  );
}
