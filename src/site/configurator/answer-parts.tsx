import type { ReactNode } from 'react';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import { fill } from '#words/translation.ts';
import { eventAttribute } from '../analytics/events.ts';
import { Notice } from '../components/notice/notice.tsx';
import { FigureList, MainFigure, type ShownFigure } from '../simulator/answer-frame.tsx';

export interface OfferSheetProps {
  /** With the chosen amount. */
  heading: ReactNode;
  main: ShownFigure;
  unit: string;
  carousel: ReactNode;
  boxTitle: string;
  figures: readonly { label: ReactNode; figure: ShownFigure }[];
  boxNote?: string;
  /** It answers an earlier question. */
  isStale?: boolean;
}

/** The answer: the chosen amount, what is sought, the offers to choose from, and what makes one up. */
export function OfferSheet(props: OfferSheetProps) {
  const { heading, main, unit, carousel, boxTitle, figures, boxNote, isStale = false } = props;
  return (
    <div className={isStale ? 'answer answer--stale' : 'answer'}>
      <div>
        <h2 className="configurator__amount">{heading}</h2>
        <MainFigure main={main} unit={unit} />
      </div>
      {carousel}
      <div className="configurator__box">
        <h3 className="configurator__box-title">{boxTitle}</h3>
        <FigureList figures={figures} />
        {boxNote !== undefined && <p className="configurator__box-note">{boxNote}</p>}
      </div>
    </div>
  );
}

export interface NoResultsProps {
  words: ConfiguratorWords['noResults'];
  /** Why, where that is known. */
  why?: string | undefined;
}

/** That there are no offers (spec 1 §2). */
export function NoResults({ words, why }: NoResultsProps) {
  return (
    <div className="configurator__none" data-no-results="">
      <Notice kind="info" title={words.title} role="status">
        <p>{why ?? words.text}</p>
      </Notice>
    </div>
  );
}

export interface MoreInfoProps {
  words: Pick<ConfiguratorWords, 'more'>;
  name: string;
  href: string;
}

/** The way to the product's own page. */
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
