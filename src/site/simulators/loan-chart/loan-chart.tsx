import { type MouseEvent, useId, useMemo, useState } from 'react';
import type { Instalment } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import { Button } from '#site/components/button/button.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { chosenForm, isAlwaysContinuous, isAlwaysDrawn } from '#view/loan-chart/chosen-form.ts';
import type { LoanForm } from '#view/loan-chart/loan-form.ts';
import { LoanPicture } from '#view/loan-chart/loan-picture.tsx';
import type { ChartWords, FollowWords } from '#words/chart/chart.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { Pull, PullButton, Redraw } from './tools.ts';
import { useFlowing } from './use-flowing.ts';
import './river.css';

type Tools = typeof import('./river-tools.tsx')['RiverTools'];

export interface LoanChartProps {
  words: Pick<SimulatorWords, 'chart' | 'table'>;
  locale: Locale;
  amount: Cents;
  /** The loan, month by month. */
  instalments: readonly Instalment[];
  bounds: { min: Cents; max: Cents };
  /** Without script it is a picture alone. */
  isHydrated: boolean;
  /** What a pull on the picture changes; undefined where it changes nothing. */
  pull?: Pull | undefined;
  form?: LoanForm | undefined;
}

/**
 * The picture of the loan below its payment, animated from its previous shape to the new shape. The buoy that follows the
 * loan along it, and the handles that change it, are loaded when they are asked for, by a button or by a press on the
 * picture.
 */
function DrawnLoan(props: LoanChartProps) {
  const { words, amount, bounds, instalments, isHydrated } = props;
  const drawing = (isAlwaysDrawn ? chosenForm : (props.form ?? chosenForm)) as LoanForm;
  const chart = words.chart as ChartWords;
  const isFollowed = isAlwaysContinuous || (chart.follow && drawing.at);
  const follow = chart.follow as FollowWords;
  const [redraw, setRedraw] = useState<Redraw>();
  const flow = useMemo(() => {
    const plain = { amount, bounds, instalments };
    return redraw?.(plain) ?? plain;
  }, [amount, bounds, instalments, redraw]);
  const target = useMemo(() => drawing.shape(flow), [drawing, flow]);
  const drawn = drawing.beyond(useFlowing(target));
  const [opened, setOpened] = useState<{ Tools?: Tools; pressed?: MouseEvent }>();
  const open = (pressed: MouseEvent) =>
    import('./river-tools.tsx').then(
      ({ RiverTools }) => setOpened({ Tools: RiverTools, pressed }),
      () => setOpened({}),
    );
  const Tools = opened?.Tools;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it do the same by key
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same by key
    <div className="river-frame" onClick={isFollowed && !Tools ? open : undefined}>
      <LoanPicture
        {...props}
        words={chart}
        form={drawing}
        flow={flow}
        target={target}
        drawn={drawn}
        id={useId()}
        from={isHydrated && new Date()}
      />
      {isFollowed &&
        (Tools ? (
          <Tools
            {...props}
            words={follow}
            table={words.table}
            flow={flow}
            at={drawing.at as NonNullable<LoanForm['at']>}
            pressed={opened.pressed}
            onRedraw={setRedraw}
          />
        ) : (
          <div className="river-follow">
            {isHydrated && <Button variant="link">{follow.open}</Button>}
            {isHydrated && props.pull && (
              <Button variant="link" name={'pull' satisfies PullButton}>
                {follow.pull.open}
              </Button>
            )}
            {opened && <p role="alert">{follow.failed}</p>}
          </div>
        ))}
    </div>
  );
}

/** Only the amount of the loan, where none is drawn (F-3.1). */
function PerhapsDrawnLoan(props: LoanChartProps) {
  const { words, form = chosenForm, amount, locale } = props;
  if (form && words.chart) return <DrawnLoan {...props} />;
  return (
    <p className="simulator__amount">
      {words.table.amount}{' '}
      <Figure value="totalAmount" number={toEuros(amount)}>
        {formatAmount(amount, locale, 'whenNeeded')}
      </Figure>
    </p>
  );
}

/** The loan below its payment: drawn as the brand has it, or only its amount where it draws none. */
export const LoanChart = isAlwaysDrawn ? DrawnLoan : PerhapsDrawnLoan;
