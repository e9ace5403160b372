import { type MouseEvent, useId, useMemo, useState } from 'react';
import type { Instalment } from '#domain/loan/amortisation.ts';
import type { Cents } from '#domain/money/money.ts';
import { Button } from '#site/components/button/button.tsx';
import { LoanRiver, type LoanRiverProps } from '#view/loan-chart/loan-river.tsx';
import { shapeRiver, withUpstream } from '#view/loan-chart/river-shape.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { useFlowing } from './use-flowing.ts';
import './river.css';

type BuoyPart = typeof import('./river-buoy.tsx');

export interface RiverProps extends Pick<LoanRiverProps, 'locale'> {
  words: SimulatorWords['river'];
  amount: Cents;
  /** The loan, month by month. */
  instalments: readonly Instalment[];
  bounds: { min: Cents; max: Cents };
  /** Without script it is a picture alone. */
  isHydrated: boolean;
}

/**
 * The loan as a river, animated from its previous shape to the new shape. The buoy that follows the loan along it
 * is loaded when it is asked for, by its button or by a press on the river.
 */
export function River({ words, locale, isHydrated, ...loan }: RiverProps) {
  const [enlarged, enlarge] = useState(1);
  const { amount, bounds, instalments } = loan;
  const flow = useMemo(
    () => ({ amount, bounds, instalments, enlarged }),
    [amount, bounds, instalments, enlarged],
  );
  const target = useMemo(() => shapeRiver(flow), [flow]);
  const drawn = withUpstream(useFlowing(target));
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
    <div className="river-frame" onClick={Buoy ? undefined : open}>
      <LoanRiver
        words={words}
        locale={locale}
        flow={flow}
        target={target}
        drawn={drawn}
        id={useId()}
      />
      {Buoy ? (
        <Buoy
          words={words.follow}
          locale={locale}
          flow={flow}
          pressed={opened.pressed}
          onEnlarge={enlarge}
        />
      ) : (
        <div className="river-follow">
          {isHydrated && <Button variant="link">{words.follow.open}</Button>}
          {opened && <p role="alert">{words.follow.failed}</p>}
        </div>
      )}
    </div>
  );
}
