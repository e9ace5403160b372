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

/** The loan below its payment: drawn as the brand has it, or only its amount where it draws none (F-3.1). */
export function LoanChart({ words, form = chosenForm, ...loan }: LoanChartProps) {
  const drawing = { form, words: words.chart };
  if (isAlwaysDrawn || isWhole(drawing)) return <DrawnLoan {...loan} {...(drawing as Drawing)} />;
  return (
    <p className="simulator__amount">
      {words.table.amount}{' '}
      <Figure value="totalAmount" number={toEuros(loan.amount)}>
        {formatAmount(loan.amount, loan.locale, 'whenNeeded')}
      </Figure>
    </p>
  );
}

/** A form, and the words of its picture: a page has both or neither. */
interface Drawing {
  words: ChartWords;
  form: LoanForm;
}

const isWhole = (drawing: { readonly [K in keyof Drawing]: Drawing[K] | undefined }) =>
  drawing.form !== undefined && drawing.words !== undefined;

type DrawnLoanProps = Omit<LoanChartProps, 'words' | 'form'> & Drawing;

/**
 * The picture of the loan, animated from its previous shape to the new shape. The buoy that follows the loan along
 * it, where it can be followed, is loaded when it is asked for, by its button or by a press on the picture.
 */
function DrawnLoan({ words, locale, form, isHydrated, ...loan }: DrawnLoanProps) {
  const [enlarged, enlarge] = useState(1);
  const { amount, bounds, instalments } = loan;
  const flow = useMemo(
    () => ({ amount, bounds, instalments, enlarged }),
    [amount, bounds, instalments, enlarged],
  );
  const target = useMemo(() => form.shape(flow), [form, flow]);
  const drawn = form.beyond(useFlowing(target));
  const { at } = form;
  const { follow } = words;
  const [opened, setOpened] = useState<{ part?: BuoyPart; pressed?: MouseEvent }>();
  const open = (pressed: MouseEvent) =>
    import('./river-buoy.tsx').then(
      (part) => setOpened({ part, pressed }),
      () => setOpened({}),
    );
  const Buoy = opened?.part?.RiverBuoy;
  const mayFollow = at !== undefined && follow !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same by key
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by key
    <div className="river-frame" onClick={mayFollow && !Buoy ? open : undefined}>
      <LoanPicture
        words={words}
        locale={locale}
        form={form}
        flow={flow}
        target={target}
        drawn={drawn}
        id={useId()}
      />
      {mayFollow &&
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
