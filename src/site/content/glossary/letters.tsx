import { LETTERS, letterId } from './group-by-letter.ts';
import './glossary.css';

/** The target of the links back to the index. */
export const LETTERS_ID = 'letters';

export interface LettersProps {
  label: string;
  /** The letters that have terms; the others are not links. */
  used: readonly string[];
}

/** The index of letters, always in view: one row, which scrolls sideways if it is too narrow. */
export function Letters({ label, used }: LettersProps) {
  return (
    <nav className="letters" id={LETTERS_ID} aria-label={label} tabIndex={-1}>
      <ul className="letters__row page-width">
        {LETTERS.map((letter) => (
          <li key={letter}>
            {used.includes(letter) ? (
              <a className="letters__letter" href={`#${letterId(letter)}`}>
                {letter}
              </a>
            ) : (
              <span className="letters__letter" aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
