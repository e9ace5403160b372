import { TextField } from '#site/components/text-field/text-field.tsx';
import type { GlossaryWords } from '#words/glossary/glossary.ts';
import './glossary.css';

/**
 * A field that filters the terms as one types, in `filter-terms.ts`. It stands in the page from the start where scripts run:
 * shown by its own script, it would push the glossary down.
 */
export function TermFilter({ words }: { words: GlossaryWords['filter'] }) {
  return (
    <search className="term-filter page-width">
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
