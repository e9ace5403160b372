import { useEffect, useRef, useState } from 'react';
import type { Broker } from '#domain/brokers/broker.ts';
import type { FoundBroker, SuggestedPlace } from '#domain/brokers/finder.ts';
import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { Button } from '#site/components/button/button.tsx';
import { BrokerCard } from '#view/brokers/broker-card.tsx';
import { BrokerResults, describeFound } from '#view/brokers/broker-results.tsx';
import { fill } from '#words/translation.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import type { FinderSetup } from './finder-setup.ts';
import { type FinderState, type Found, shownOffices } from './finder-state.ts';
import '#site/components/disclosure/disclosure.css';

export interface ResultsProps {
  state: FinderState & { readonly found: Found };
  setup: FinderSetup;
  /** The broker that is marked in the list. */
  chosen: Broker | undefined;
  /** The one who was chosen, by whose button it shows. */
  chosenId: string | undefined;
  onChoose: (broker: FoundBroker) => void;
  onShowAll: () => void;
  /** Searches around another place of the same name. */
  onPickPlace: (place: SuggestedPlace) => void;
}

export { describeFound };

/** The brokers found, nearest first; more on request. */
export function Results(props: ResultsProps) {
  const { state, setup, chosen, chosenId, onChoose, onShowAll, onPickPlace } = props;
  const words = setup.words.results;
  const { found } = state;
  const { shown, more } = shownOffices(state);
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();

  // The pressed button is removed: focus moves to the first new card.
  useEffect(() => {
    if (firstNew === undefined) return;
    list.current?.children[firstNew]?.querySelector<HTMLElement>('h3')?.focus();
    setFirstNew(undefined);
  }, [firstNew]);

  // Results of an earlier search are not shown for this one.
  if (state.types.length === 0)
    return (
      <>
        <h2 className="finder__title">{words.noTypes}</h2>
        <p className="finder__text">{words.noTypesText}</p>
      </>
    );
  const { weekday } = wallClockIn(OFFICE_TIME_ZONE, new Date());
  const place = found.place.label;
  return (
    <>
      <BrokerResults
        found={found}
        place={place}
        setup={setup}
        others={{ places: found.others ?? [], types: state.types, onPick: onPickPlace }}
        listRef={list}
      >
        {shown.map((office) => (
          <BrokerCard
            key={office[0].id}
            office={office}
            place={place}
            setup={{ ...setup, weekday }}
            isChosen={office.some((row) => row.id === chosen?.id)}
          >
            <ChooseButtons
              office={office}
              words={setup.words.card}
              chosenId={chosenId}
              onChoose={onChoose}
            />
          </BrokerCard>
        ))}
      </BrokerResults>
      {more > 0 && (
        <p className="finder__more">
          <Button
            variant="plain"
            action="more-brokers"
            onClick={() => {
              setFirstNew(shown.length);
              onShowAll();
            }}
          >
            {more === 1 ? words.moreOne : fill(words.more, { n: more })}
          </Button>
        </p>
      )}
    </>
  );
}
