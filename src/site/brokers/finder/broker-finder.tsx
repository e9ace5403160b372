import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { candidatesOf, type SuggestedPlace } from '#domain/brokers/finder.ts';
import { useHydrated } from '#site/browser/hydration.ts';
import { useLoaded } from '#site/browser/use-loaded.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import { formatSearchFault } from '#words/broker-finder/search-fault.ts';
import { fill } from '#words/translation.ts';
import type { FinderSetup } from './finder-setup.ts';
import { resultsPart } from './load-results.ts';
import { MapPane } from './map-pane.tsx';
import { PlaceField } from './place-field.tsx';
import { PositionButton } from './position-button.tsx';
import { TypeFilters } from './type-filters.tsx';
import { useChosenBroker } from './use-chosen-broker.ts';
import { useFinder } from './use-finder.ts';
import { useListFollows } from './use-list-follows.ts';
import { type View, ViewToggle } from './view-toggle.tsx';
import '#site/components/drawings/drawings.css';
import './broker-finder.css';
import './broker-card.css';
import './pin-card.css';
import './chosen-broker.css';

/** Loaded on demand: most places are not ambiguous. */
const loadQuestion = () => import('#view/brokers/place-question.tsx');

/** Loaded with the first marker that is pressed. */
const loadCard = () => import('./pin-card.tsx');

/** Loaded with the first broker that is chosen. */
const loadStrip = () => import('./chosen-strip.tsx');

/** Results that begin below this share of the window's height are scrolled to. */
const OUT_OF_SIGHT = 0.7;

export interface BrokerFinderProps extends FinderSetup {
  /** What stands before the search. */
  children?: ReactNode;
  /** What stands where the results will, until a place is searched. */
  before?: ReactNode;
}

/** The broker finder: a list around a place, with a map next to it (W-5.1). */
export function BrokerFinder({ children, before, ...setup }: BrokerFinderProps) {
  const { locale, words, paths } = setup;
  const finder = useFinder(locale);
  const chosen = useChosenBroker();
  const { state } = finder;
  const { found, fieldFault, isSearching, hasFailed, hasAnswered } = state;
  const candidates = candidatesOf(fieldFault);
  const hasTypes = state.types.length > 0;
  const isAsked = candidates.length > 0;
  const question = useLoaded(isAsked, loadQuestion);
  const { picked } = chosen;
  const card = useLoaded(picked !== undefined, loadCard);
  const strip = useLoaded(chosen.broker !== undefined, loadStrip);
  useListFollows(picked?.[0].id, state, finder.showAll);
  const list = found && resultsPart.get();
  const fault = fieldFault && formatSearchFault(fieldFault, words);
  const [view, setView] = useState<View>('list');
  const [isHere, setHere] = useState(false);
  const isHydrated = useHydrated();
  const results = useRef<HTMLElement>(null);
  const removed = useRef<HTMLParagraphElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHere(false);
    wasRequested.current = true;
    finder.submit();
    if (state.types.length === 0)
      event.currentTarget.querySelector<HTMLElement>('[type=checkbox]')?.focus();
  };

  // On a phone the results, or why there are none, are below the form: scrolls to them.
  const wasRequested = useRef(false);
  useEffect(() => {
    if ((!found && !hasFailed && candidates.length === 0) || !wasRequested.current) return;
    wasRequested.current = false;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * OUT_OF_SIGHT) results.current?.scrollIntoView();
  }, [found, candidates, hasFailed]);

  const pick = (picked: SuggestedPlace) => {
    setHere(false);
    wasRequested.current = true;
    finder.pick(picked);
  };
  /** The focused element disappears: focus moves to the status. */
  const focusOnStatus = () =>
    results.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();

  const pickLink = (place: SuggestedPlace) => {
    focusOnStatus();
    pick(place);
  };

  const remove = () => {
    chosen.remove();
    removed.current?.focus();
  };

  const announcement =
    chosen.event === undefined
      ? ''
      : chosen.event.kind === 'chosen'
        ? `${fill(words.chosen.announced, { name: chosen.event.name })} ${words.chosen.text}`
        : fill(words.chosen.removed, { name: chosen.event.name });
  return (
    <div id="broker-map" className="finder page-width">
      <div className="finder__page">
        {children}
        <form
          className="finder__form"
          action={paths.own}
          method="get"
          aria-label={words.form}
          noValidate
          onSubmit={submit}
        >
          <PlaceField
            words={words.field}
            label={setup.knowsStreets ? words.field.labelWithStreets : words.field.label}
            hint={setup.knowsStreets ? words.field.hintWithStreets : words.field.hint}
            locale={locale}
            typed={state.typed}
            error={fault}
            onType={finder.type}
            onPick={pick}
          />
          <div className="finder__go">
            <Button type="submit" action="search">
              {words.search}
            </Button>
          </div>
          <TypeFilters
            words={words.types}
            among={setup.types}
            types={state.types}
            onTick={finder.tick}
          />
          <PositionButton
            words={words.position}
            fault={state.positionFault}
            isRequesting={isHere && isSearching}
            disabled={!isHydrated}
            onRequest={() => {
              setHere(true);
              wasRequested.current = true;
              finder.searchHere();
            }}
          />
        </form>
        <ViewToggle words={words.views} view={view} disabled={!isHydrated} onChange={setView} />
        <div className={`finder__answer finder__answer--${view}`}>
          <section
            className="finder__results"
            aria-label={words.results.label}
            aria-busy={isSearching || undefined}
            ref={results}
          >
            {hasFailed && (
              <Notice kind="error" title={words.failed.title} role="alert">
                <p>{words.failed.text}</p>
                <Button
                  variant="plain"
                  onClick={() => {
                    focusOnStatus();
                    finder.searchAgain();
                  }}
                >
                  {words.failed.again}
                </Button>
              </Notice>
            )}
            {hasFailed && !found && <MooredBoat />}
            <p className="finder__status" role="status" tabIndex={-1}>
              {isSearching && words.searching}
              {!isSearching && (
                <span className="unseen">
                  {/* An error of the position is next to its button; a failed search is above. */}
                  {fault ??
                    (list &&
                      hasTypes &&
                      hasAnswered &&
                      list.describeFound(found, found.place.label, setup))}{' '}
                  {isAsked && question.part?.formatQuestion(candidates, words.results)}
                </span>
              )}
            </p>
            {list ? (
              <list.Results
                state={{ ...state, found }}
                setup={setup}
                chosen={chosen.broker ?? picked?.[0]}
                chosenId={chosen.broker?.id}
                onChoose={chosen.choose}
                onShowAll={finder.showAll}
                onPickPlace={pickLink}
              />
            ) : isAsked && question.part ? (
              <question.part.PlaceQuestion
                places={candidates}
                types={state.types}
                setup={setup}
                onPick={pickLink}
              />
            ) : (
              !hasFailed && (
                <div className="finder__before">
                  <h2 className="finder__title">{words.results.before}</h2>
                  <p className="finder__text">{words.results.beforeText}</p>
                  {before}
                </div>
              )
            )}
          </section>
          <MapPane
            setup={setup}
            types={state.types}
            found={found}
            chosen={picked?.[0] ?? chosen.broker}
            onPick={(ids) => chosen.pickByIds(ids, found?.brokers ?? [])}
            card={
              picked &&
              card.part && (
                <card.part.PinCard
                  key={picked[0].id}
                  office={picked}
                  setup={setup}
                  chosenId={chosen.broker?.id}
                  onChoose={chosen.choose}
                  onClose={chosen.close}
                />
              )
            }
            isShown={view === 'map'}
          />
        </div>
      </div>
      {chosen.unknown !== undefined && (
        <Notice kind="error" title={words.failed.title} role="alert">
          <Button
            variant="plain"
            onClick={() => chosen.pickByIds(chosen.unknown ?? [], found?.brokers ?? [])}
          >
            {words.failed.again}
          </Button>
        </Notice>
      )}
      {chosen.broker && strip.part && (
        <strip.part.ChosenStrip broker={chosen.broker} setup={setup} onRemove={remove} />
      )}
      <p
        className={chosen.event?.kind === 'removed' ? 'finder__removed' : 'unseen'}
        role="status"
        tabIndex={-1}
        ref={removed}
      >
        {announcement}
      </p>
    </div>
  );
}
