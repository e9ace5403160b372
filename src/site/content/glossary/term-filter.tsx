import { TextField } from '#site/components/text-field/text-field.tsx';
import type { GlossaryWords } from '#words/glossary/glossary.ts';
import './glossary.css';

/** A field that filters the terms as one types; its script, `filter-terms.ts`, shows it. */
export function TermFilter({ words }: { words: GlossaryWords['filter'] }) {
  return (
    <search className="term-filter page-width" hidden>
      <TextField
        name="term"
        type="search"
        label={words.label}
        autoComplete="off"
        enterKeyHint="search"
        width="medium"
      />
      <p className="term-filter__found" role="status" data-words={words.found} />
    </search>
  );
}
