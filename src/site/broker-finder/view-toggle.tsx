import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';

export const VIEWS = ['list', 'map'] as const;
export type View = (typeof VIEWS)[number];

export interface ViewToggleProps {
  words: BrokerFinderWords['views'];
  view: View;
  onChange: (view: View) => void;
}

/** List or map, where there is no room for both. */
export function ViewToggle({ words, view, onChange }: ViewToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div className="finder__views awaits-script" role="group" aria-label={words.legend}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className="finder__view"
          data-action={`view-${one}`}
          aria-pressed={view === one}
          onClick={() => onChange(one)}
        >
          {words[one]}
        </button>
      ))}
    </div>
  );
}
