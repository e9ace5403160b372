import { type MouseEvent, useId, useMemo, useState } from 'react';
import type { Instalment } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import { Button } from '#site/components/button/button.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { chosenForm, isAlwaysDrawn } from '#view/loan-chart/chosen-form.ts';
import type { LoanForm } from '#view/loan-chart/loan-form.ts';
import { LoanPicture } from '#view/loan-chart/loan-picture.tsx';
import type { ChartWords } from '#words/chart/chart.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { useFlowing } from './use-flowing.ts';
import './river.css';

type BuoyPart = typeof import('./river-buoy.tsx');

export interface LoanChartProps {
  words: Pick<SimulatorWords, 'chart' | 'table'>;
  locale: Locale;
  amount: Cents;
  /** The loan, month by month. */
  instalments: readonly Instalment[];
  bounds: { min: Cents; max: Cents };
  /** Without script it is a picture alone. */
  isHydrated: boolean;
  form?: LoanForm | undefined;
}

/**
 * The picture of the loan below its payment, animated from its previous shape to the new shape. The buoy that follows the
 * loan along it, where it can be followed, is loaded when it is asked for, by its button or by a press on the picture.
 */
function DrawnLoan({ words, locale, form, isHydrated, ...loan }: LoanChartProps) {
  const drawing = (isAlwaysDrawn ? chosenForm : (form ?? chosenForm)) as LoanForm;
  const { at } = drawing;
  const chart = words.chart as ChartWords;
  const [enlarged, enlarge] = useState(1);
  const { amount, bounds, instalments } = loan;
  const flow = useMemo(
    () => ({ amount, bounds, instalments, enlarged }),
    [amount, bounds, instalments, enlarged],
  );
  const target = useMemo(() => drawing.shape(flow), [drawing, flow]);
  const drawn = drawing.beyond(useFlowing(target));
  const { follow } = chart;
  const [opened, setOpened] = useState<{ part?: BuoyPart; pressed?: MouseEvent }>();
  const open = (pressed: MouseEvent) =>
    import('./river-buoy.tsx').then(
      (part) => setOpened({ part, pressed }),
      () => setOpened({}),
    );
  const Buoy = opened?.part?.RiverBuoy;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same by key
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by key
    <div className="river-frame" onClick={at && follow && !Buoy ? open : undefined}>
      <LoanPicture
        words={chart}
        locale={locale}
        form={drawing}
        flow={flow}
        target={target}
        drawn={drawn}
        id={useId()}
        from={isHydrated ? new Date() : undefined}
      />
      {at &&
        follow &&
        (Buoy ? (
          <Buoy
            words={follow}
            locale={locale}
            flow={flow}
            at={at}
            pressed={opened.pressed}
            onEnlarge={enlarge}
          />
        ) : (
          <div className="river-follow">
            {isHydrated && <Button variant="link">{follow.open}</Button>}
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
