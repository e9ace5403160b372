import { useEffect } from 'react';
import { type FinderState, shownOffices } from './finder-state.ts';

/** Brings the card of the broker picked on the map into view, where the list is next to the map. */
export function useListFollows(
  id: string | undefined,
  state: FinderState,
  showAll: () => void,
): void {
  const { shown, more } = shownOffices(state);
  const isShown = shown.some((office) => office.some((row) => row.id === id));
  const isHidden = !isShown && more > 0 && state.found?.brokers.some((row) => row.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows a pick, and the list that it completes
  useEffect(() => {
    if (id === undefined) return;
    if (isHidden) return showAll();
    const index = shown.findIndex((office) => office.some((row) => row.id === id));
    const card = document.querySelectorAll<HTMLElement>('.finder__cards > li')[index];
    const map = document.querySelector('.finder__map');
    if (!card || !map) return;
    const isBeside = card.getBoundingClientRect().right <= map.getBoundingClientRect().left;
    if (isBeside) card.scrollIntoView({ block: 'nearest' });
  }, [id, isShown]);
}
