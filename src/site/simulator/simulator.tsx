import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { Button } from '../components/button/button.tsx';
import { Notice } from '../components/notice/notice.tsx';
import { River } from '../river/river.tsx';
import { Answer } from './answer.tsx';
import { Comparison } from './comparison.tsx';
import { readParams, storeParams } from './params.ts';
import { Sentence } from './sentence.tsx';
import { needsLongLoanNotice, type Simulation } from './simulate.ts';
import { useSettled } from './use-settled.ts';
import { useSimulation } from './use-simulation.ts';
import './simulator.css';

/** How long after the last key the result is said aloud, in milliseconds. */
const ANNOUNCE_AFTER = 1000;

export interface SimulatorProps {
  words: SimulatorWords;
  locale: Locale;
  tariff: Tariff;
  family: keyof SimulatorWords['purposes'];
  /** Where `apply` goes. Without script the form itself goes there, with the loan in its query. */
  applicationPath: string;
  /** What stands before the sentence. */
  children?: ReactNode;
}

/** One product's simulator: the sentence, its answer, the river. Works out each key at once. */
export function Simulator(props: SimulatorProps) {
  const { words, locale, tariff, family, applicationPath, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { digits, simulation, bounds, refused, setDigits, setDuration, setLoan } =
    useSimulation(tariff);
  const limits = useMemo(() => simulatorBoundsOf(tariff), [tariff]);

  // What was typed before the page came alive counts; else the loan one comes back to change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    const typed = form.current?.querySelector<HTMLInputElement>('[name="amount"]')?.value;
    const found = typed?.replace(/\D/g, '') ?? digits;
    const earlier = readParams(tariff.code);
    if (found !== digits) setLoan(found, earlier?.duration ?? simulation.duration);
    else if (earlier) setLoan(String(Math.floor(earlier.amount)), earlier.duration);
  }, []);

  const error = bounds
    ? fill(words.outOfBounds, {
        min: formatAmount(bounds.min, locale, 'whenNeeded'),
        max: formatAmount(bounds.max, locale, 'whenNeeded'),
      })
    : undefined;
  const changed =
    refused === undefined
      ? undefined
      : fill(words.durationChanged, { from: refused, to: simulation.duration });

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
      <div className="simulator__question">
        {children}
        <Sentence
          words={words}
          locale={locale}
          family={family}
          simulation={simulation}
          digits={digits}
          error={error}
          onDigits={setDigits}
          onDuration={setDuration}
        />
        {changed && <p className="simulator__changed">{changed}</p>}
      </div>
      <div className="simulator__answer">
        <Answer words={words} locale={locale} simulation={simulation} stale={error !== undefined} />
        <Button type="submit" action="apply">
          {words.apply}
        </Button>
        <Comparison words={words} locale={locale} tariff={tariff} simulation={simulation} />
        <Notice kind="tip">
          <p>{needsLongLoanNotice(tariff, simulation) ? words.longLoan : tariff.tip[locale]}</p>
        </Notice>
      </div>
      <div className="simulator__river">
        <River
          words={words.river}
          locale={locale}
          amount={simulation.amount}
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
    additionalAmount: 0,
    product_code: tariff.code,
    product_name: tariff.name[locale],
    duration: simulation.duration,
    taeg: simulation.taeg,
    reason: '',
  };
}
