import type { ReactNode } from 'react';
import { eventAttribute } from '#site/browser/analytics/events.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import { fill } from '#words/translation.ts';
import { FigureList, MainFigure } from '../frame/answer-frame.tsx';
import type { ShownFigure } from '../frame/shown-figure.ts';

export interface OfferHeadProps {
  /** The question, with the chosen amount. */
  heading: ReactNode;
  main: ShownFigure;
  unit: string;
  /** The answer belongs to an earlier question. */
  isStale?: boolean;
}

/** The question and its main figure, which stay in view. */
export function OfferHead({ heading, main, unit, isStale = false }: OfferHeadProps) {
  return (
    <div className="configurator__figure" aria-busy={isStale || undefined}>
      <h2 className="configurator__amount">{heading}</h2>
      <MainFigure main={main} unit={unit} />
    </div>
  );
}

type Figures = readonly { label: ReactNode; figure: ShownFigure }[];

export interface OfferSheetProps {
  words: ConfiguratorWords['box'];
  carousel: ReactNode;
  /** The breakdown of the TAEG. */
  ofTaeg: Figures;
  note?: string;
  /** The total paid. */
  inAll: Figures;
  isStale?: boolean;
}

/** The offers to choose from, and the breakdown of the chosen offer. */
export function OfferSheet(props: OfferSheetProps) {
  const { words, carousel, ofTaeg, note, inAll, isStale = false } = props;
  return (
    <div className={isStale ? 'answer answer--stale' : 'answer'}>
      {carousel}
      <div className="configurator__box">
        <h3 className="configurator__box-title">{words.title}</h3>
        <FigureList figures={ofTaeg} />
        {note !== undefined && <p className="configurator__box-note">{note}</p>}
        <h3 className="configurator__box-title">{words.inAll}</h3>
        <FigureList figures={inAll} />
      </div>
    </div>
  );
}

export interface NoResultsProps {
  words: ConfiguratorWords['noResults'];
  /** The reason, if it is known. */
  why?: string | undefined;
}

/** Says that there are no offers (W-4.7). Screen readers hear it once, with the answers. */
export function NoResults({ words, why }: NoResultsProps) {
  return (
    <div className="configurator__none" data-no-results="">
      <Notice kind="info" title={words.title}>
        <p>{why ?? words.text}</p>
      </Notice>
    </div>
  );
}

/** The same text for screen readers. */
export function describeNoResults(words: NoResultsProps['words'], why?: string): string {
  return `${words.title}. ${why ?? words.text}`;
}

export interface MoreInfoProps {
  words: Pick<ConfiguratorWords, 'more'>;
  name: string;
  href: string;
}

/** A link to the product's own page. */
export function MoreInfo({ words, name, href }: MoreInfoProps) {
  return (
    <a
      className="configurator__more"
      href={href}
      data-event={eventAttribute({ event: 'more-info', page: href })}
    >
      {fill(words.more, { name })}
    </a>
  );
}
