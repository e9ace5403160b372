import type { ReactNode } from 'react';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import type { GlossaryWords } from '#words/glossary/glossary.ts';
import { letterId } from './group-by-letter.ts';
import { LETTERS_ID } from './letters.tsx';
import './glossary.css';

export interface LetterProps {
  letter: string;
  words: GlossaryWords;
  /** Its `Term`s. */
  children: ReactNode;
}

/** A letter and the terms under it. */
export function Letter({ letter, words, children }: LetterProps) {
  return (
    <section className="letter" aria-labelledby={letterId(letter)}>
      <h2 className="letter__title" id={letterId(letter)}>
        <span className="letter__sign">{letter}</span>
      </h2>
      <div className="letter__terms">
        {children}
        <p className="letter__back">
          <a href={`#${LETTERS_ID}`}>{words.back}</a>
        </p>
      </div>
    </section>
  );
}

export interface TermProps {
  id: string;
  term: string;
  /** Defines it in one sentence. */
  short: string;
  words: GlossaryWords;
  see: readonly { id: string; term: string }[];
  /** The text beyond the definition. */
  children: ReactNode;
}

/** A term: its definition in one sentence, its consequences, and related terms. */
export function Term({ id, term, short, words, see, children }: TermProps) {
  return (
    <article className="term-entry" id={id}>
      <h3 className="term-entry__term">{term}</h3>
      <p className="term-entry__short">{keepTogether(short)}</p>
      <div className="term-entry__text">{children}</div>
      {see.length > 0 && (
        <p className="term-entry__see">
          {words.see}{' '}
          {see.map((other, index) => (
            <span key={other.id}>
              {index > 0 && ', '}
              <a href={`#${other.id}`}>{keepTogether(other.term)}</a>
            </span>
          ))}
        </p>
      )}
    </article>
  );
}
