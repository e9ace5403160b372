import hydrateWithReact from '@astrojs/react/client.js';
import { type ComponentType, createElement } from 'react';
import { Boundary } from './boundary.ts';
import { useEarlyAnswers } from './early-answers.ts';

/**
 * Hydrates an island as Astro's renderer does, inside an error boundary. What stops it is announced as Astro announces
 * scripts that do not load: guard-islands.ts shows the sentence. What was answered before is not lost (W-1.23).
 */
export default function hydrateIsland(island: HTMLElement) {
  const hydrate = hydrateWithReact(island);
  const onStop = () =>
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  return (
    Island: ComponentType<object>,
    props: Record<string, unknown>,
    slots: Record<string, string>,
    options: { client: string },
  ) => {
    const Guarded = (given: object) => {
      useEarlyAnswers(island);
      return createElement(Boundary, { onStop }, createElement(Island, given));
    };
    return hydrate(Guarded, props, slots, options);
  };
}
