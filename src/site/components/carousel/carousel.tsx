import { Children, type ReactNode } from 'react';
import type { CarouselWords } from '#words/carousel/carousel.ts';
import './carousel.css';

export interface CarouselProps {
  /** The heading's id, unique on the page. */
  id: string;
  title: string;
  words: CarouselWords;
  /** One child per card. */
  children: ReactNode;
}

/**
 * A row of cards that scrolls sideways: by touch or wheel, by arrow keys, and, once its script has run,
 * by buttons that show the position. It never moves by itself.
 */
export function Carousel({ id, title, words, children }: CarouselProps) {
  return (
    <section className="carousel" aria-labelledby={id} data-carousel>
      <div className="carousel__head">
        <h2 id={id}>{title}</h2>
        <div className="carousel__controls" hidden data-words={JSON.stringify(words)}>
          <p className="carousel__position" role="status" />
          <button
            className="carousel__button"
            type="button"
            data-move="-1"
            aria-label={words.previous}
          >
            <Arrow path="M15 5l-7 7 7 7" />
          </button>
          <button className="carousel__button" type="button" data-move="1" aria-label={words.next}>
            <Arrow path="M9 5l7 7-7 7" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <ul className="carousel__row" aria-labelledby={id} tabIndex={0}>
        {Children.map(children, (child) => (
          <li className="carousel__card">{child}</li>
        ))}
      </ul>
    </section>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className="carousel__arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
