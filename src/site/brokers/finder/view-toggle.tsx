import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';

export const VIEWS = ['list', 'map'] as const;
export type View = (typeof VIEWS)[number];

export interface ViewToggleProps {
  words: BrokerFinderWords['views'];
  view: View;
  /** True until hydration. */
  disabled: boolean;
  onChange: (view: View) => void;
}

/** Switches between list and map, where there is no room for both. */
export function ViewToggle({ words, view, disabled, onChange }: ViewToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div className="finder__views" role="group" aria-label={words.legend}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className="finder__view"
          data-action={`view-${one}`}
          aria-pressed={view === one}
          disabled={disabled}
          onClick={({ currentTarget }) => {
            onChange(one);
            // Scrolls to the view that was chosen, below.
            currentTarget.parentElement?.scrollIntoView();
          }}
        >
          {words[one]}
        </button>
      ))}
    </div>
  );
}
