import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import '#site/components/carousel/carousel.css';
import { Written } from '../frame/answer-frame.tsx';
import { OfferBar } from './offer-bar.tsx';
import type { ShownOffer } from './shown-offer.ts';
import { useDebounced } from './use-debounced.ts';
import './offer-carousel.css';

/**
 * How long a number of offers must stay unchanged before the row takes its width, in milliseconds
 * (W-4.10).
 */
const RESIZES_AFTER = 3000;

/** From this number of characters on, a figure does not fit in the narrowest column. */
const LONG = 12;

export interface OfferCarouselProps {
  words: ConfiguratorWords['offers'];
  legend: string;
  /** What a figure means: a monthly payment, or an amount to borrow. */
  unit: string;
  /** How to read the bars. */
  barKey: string;
  /** The radios' name, and the value of each. */
  name: 'duration' | 'offer';
  sent: (offer: ShownOffer) => string;
  offers: readonly ShownOffer[];
  chosen: string;
  onChoose: (offer: ShownOffer) => void;
}

/** The offers as bars side by side, a group of radios of which the visitor chooses one. */
export function OfferCarousel(props: OfferCarouselProps) {
  const { words, legend, unit, barKey, name, sent, offers, chosen, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);
  // It widens at once, because otherwise new offers would be hidden.
  const width = Math.max(offers.length, useDebounced(offers.length, RESIZES_AFTER));
  useInView(row, chosen, offers.length);
  const isLong = offers.some(({ figure }) => figure.text.length >= LONG);
  const overflows = useOverflow(row, offers.length);
  return (
    <fieldset className="offers">
      <legend className="offers__legend">{legend}</legend>
      <div
        className={isLong ? 'offers__row offers__row--long' : 'offers__row'}
        data-options={width}
        ref={row}
      >
        {offers.map((offer) => (
          <label className="offer" key={offer.id} data-offer={offer.id}>
            <input
              className="offer__input"
              type="radio"
              name={name}
              value={sent(offer)}
              checked={offer.id === chosen}
              onChange={() => onChoose(offer)}
            />
            <span className="offer__figure">
              <Written {...offer.figure} /> <span className="unseen">{unit}, </span>
            </span>
            <OfferBar height={offer.height} interest={offer.interest} />
            <span className="offer__label" data-value="duration" data-number={offer.duration}>
              {offer.spoken ? (
                <>
                  <span aria-hidden="true">{offer.label}</span>
                  <span className="unseen">{offer.spoken}</span>
                </>
              ) : (
                offer.label
              )}
            </span>{' '}
            <span className="offer__taeg">
              <span className="offer__taeg-label">{words.taeg}</span> <Written {...offer.taeg} />
            </span>
          </label>
        ))}
      </div>
      {overflows && <Moves row={row} words={words} />}
      <p className="offers__key">{barKey}</p>
    </fieldset>
  );
}

/** Buttons for visitors who can neither swipe nor use arrow keys. */
function Moves({
  row,
  words,
}: {
  row: RefObject<HTMLDivElement | null>;
  words: Pick<ConfiguratorWords['offers'], 'previous' | 'next'>;
}) {
  const move = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
  return (
    <div className="offers__moves">
      <Move label={words.previous} path="M15 5l-7 7 7 7" onMove={() => move(-1)} />
      <Move label={words.next} path="M9 5l7 7-7 7" onMove={() => move(1)} />
    </div>
  );
}

function Move({ label, path, onMove }: { label: string; path: string; onMove: () => void }) {
  return (
    <button className="carousel__button" type="button" aria-label={label} onClick={onMove}>
      <svg className="carousel__arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Scrolls the row, not the page, to have the chosen offer in its middle. */
function useInView(row: RefObject<HTMLElement | null>, chosen: string, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another offer is chosen, or there are others
  useEffect(() => {
    const label = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (!row.current || !label) return;
    const { clientWidth, offsetLeft } = row.current;
    const left = label.offsetLeft - offsetLeft - (clientWidth - label.offsetWidth) / 2;
    // At once: what is laid out on the way would stop it.
    row.current.scrollTo({ left, behavior: 'instant' });
  }, [row, chosen, count]);
}

/** Whether a row overflows. */
function useOverflow(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more offers make it fuller, not wider
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [row, count]);
  return overflows;
}
