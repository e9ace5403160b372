import type { Scope } from '#journey/field.ts';
import { type ShownSection, shownSections } from '#journey/shown.ts';
import type { Step } from '#journey/step.ts';

/**
 * The debug flag: `?reveal-all-sections` on the address that opens the application shows
 * every conditional section of each step. In the development server alone: the product's build holds
 * none of it, which a test looks for.
 */
const REVEALS =
  import.meta.env.DEV &&
  typeof location !== 'undefined' &&
  new URLSearchParams(location.search).has('reveal-all-sections');

/** The sections a step draws: those that the answers show, or under the debug flag all of them. */
export function drawnSections(step: Step, scope: Scope): readonly ShownSection[] {
  if (!import.meta.env.DEV || !REVEALS) return shownSections(step, scope);
  const sections = step.sections.map(({ when: _, ...section }) => section);
  return shownSections({ ...step, sections }, scope);
}
