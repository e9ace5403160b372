import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import type { FilmWords } from '#words/film/film.ts';
import './film.css';

/** The size of every film, in pixels. */
const SIZE = { width: 960, height: 540 };

export interface FilmProps {
  /** The base name of its files. */
  id: string;
  title: string;
  locale: Locale;
  words: FilmWords;
  /** True if the film is a section of its own, headed by its title. */
  isBlock?: boolean;
  /** True if it is a drawing on paper, which the dark scheme shows as night. */
  isDrawn?: boolean;
  /** The transcript. */
  children: ReactNode;
}

/**
 * A film with captions and a transcript. Nothing of the film is fetched before it is played; it uses the
 * browser's own controls, with or without script.
 */
export function Film(props: FilmProps) {
  const { id, title, locale, words, isBlock = false, isDrawn = false, children } = props;
  const Title = isBlock ? 'h2' : 'span';
  const file = (ending: string) => `/films/${id}.${ending}`;
  return (
    <figure className="film" aria-labelledby={`film-${id}`}>
      <figcaption>
        <Title className="film__title" id={`film-${id}`}>
          {title}
        </Title>
      </figcaption>
      <video
        className={`film__screen${isDrawn ? ' film__screen--drawn' : ''}`}
        {...SIZE}
        controls
        playsInline
        preload="none"
        poster={file('webp')}
        aria-labelledby={`film-${id}`}
        data-film={id}
      >
        <source src={file('webm')} type="video/webm" />
        <source src={file('mp4')} type="video/mp4" />
        <track
          kind="captions"
          src={`/films/${locale}/${id}.vtt`}
          srcLang={locale}
          label={words.captions}
        />
        <p>
          {words.unplayable} <a href={file('mp4')}>{words.download}</a>
        </p>
      </video>
      <Disclosure summary={words.transcript}>{children}</Disclosure>
    </figure>
  );
}
