import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { Button } from '../components/button/button.tsx';
import { Notice } from '../components/notice/notice.tsx';
import { River } from '../river/river.tsx';
import { Answer } from './answer.tsx';
import { Comparison } from './comparison.tsx';
import type { Offered } from './families.ts';
import { storeParams } from './params.ts';
import { Sentence } from './sentence.tsx';
import { needsLongLoanNotice, type Simulation } from './simulate.ts';
import { takeUp } from './take-up.ts';
import { TypeChoice } from './type-choice.tsx';
import { useSettled } from './use-settled.ts';
import { useSimulation } from './use-simulation.ts';
import './simulator.css';

/** How long after the last key the result is said aloud, in milliseconds. */
const ANNOUNCE_AFTER = 1000;

export interface SimulatorProps {
  words: SimulatorWords;
  locale: Locale;
  offered: Offered;
  /** Where `apply` goes. Without script the form itself goes there, with the loan in its query. */
  applicationPath: string;
  /** What stands before the sentence. */
  children?: ReactNode;
}

/** One family's simulator: the sentence, its answer, the river. Works out each key at once. */
export function Simulator(props: SimulatorProps) {
  const { words, locale, offered, applicationPath, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const { choice, entry, simulation, bounds, refused, broughtWithin, ...change } =
    useSimulation(offered);
  const { tariff } = choice;
  const limits = useMemo(() => simulatorBoundsOf(tariff), [tariff]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    setAlive(true);
    const found = takeUp(form.current, offered, entry);
    if (found)
      change.setLoan(found.type ?? choice.type, found.entry, found.duration ?? simulation.duration);
  }, []);

  const euros = (amount: Cents) => formatAmount(amount, locale, 'whenNeeded');
  const outOfBounds =
    offered.family === 'grouping' ? words.grouping.outOfBounds : words.outOfBounds;
  const error = bounds && fill(outOfBounds, { min: euros(bounds.min), max: euros(bounds.max) });
  const changed = [
    broughtWithin &&
      fill(words.amountChanged, {
        min: euros(broughtWithin.min),
        max: euros(broughtWithin.max),
        amount: euros(simulation.amount),
      }),
    refused && fill(words.durationChanged, { from: refused, to: simulation.duration }),
  ]
    .filter(Boolean)
    .join(' ');

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (error !== undefined) {
      form.current?.querySelector<HTMLInputElement>('[name="amount"]')?.focus();
      return;
    }
    storeParams(paramsOf(simulation, tariff, locale));
    location.assign(applicationPath);
  };

  return (
    <form
      className="simulator"
      data-product={tariff.code}
      action={applicationPath}
      aria-label={words.title}
      noValidate
      ref={form}
      onSubmit={apply}
    >
      <input type="hidden" name="product_code" value={tariff.code} />
      <input type="hidden" name="product_name" value={tariff.name[locale]} />
      <input type="hidden" name="taeg" value={simulation.taeg} />
      <div className="simulator__question">
        {children}
        <Sentence
          words={words}
          locale={locale}
          family={offered.family}
          simulation={simulation}
          entry={entry}
          error={error}
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
      </div>
      <div className="simulator__answer">
        <Answer words={words} locale={locale} simulation={simulation} stale={error !== undefined} />
        <Button type="submit" action="apply">
          {words.apply}
        </Button>
        <Comparison words={words} locale={locale} tariff={tariff} simulation={simulation} />
        {needsLongLoanNotice(tariff, simulation) && (
          <Notice kind="warning">
            <p>{words.longLoan}</p>
          </Notice>
        )}
        <Notice kind="tip">
          <p>{tariff.tip[locale]}</p>
        </Notice>
      </div>
      <div className="simulator__river">
        <River
          words={words.river}
          locale={locale}
          amount={simulation.total}
          taeg={simulation.taeg}
          months={simulation.duration}
          bounds={limits}
        />
      </div>
      <p className="simulator__key">{words.river.key}</p>
      <Announcement
        text={
          error
            ? `${error} ${words.notUpdated}`
            : [
                changed,
                fill(words.announcement, {
                  payment: formatAmount(simulation.payment, locale),
                  duration: simulation.duration,
                  taeg: formatRate(simulation.taeg, locale),
                }),
              ]
                .filter(Boolean)
                .join(' ')
        }
      />
    </form>
  );
}

/** Says the result once typing pauses, and not with every key. */
function Announcement({ text }: { text: string }) {
  return (
    <p className="unseen" role="status">
      {useSettled(text, ANNOUNCE_AFTER)}
    </p>
  );
}

function paramsOf(simulation: Simulation, tariff: Tariff, locale: Locale) {
  return {
    amount: toEuros(simulation.amount),
    additionalAmount: toEuros(simulation.additionalAmount),
    product_code: tariff.code,
    product_name: tariff.name[locale],
    duration: simulation.duration,
    taeg: simulation.taeg,
    reason: '',
  };
}
