import type { ReactNode } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { type GalleryWords, gallery } from '#words/gallery/gallery.ts';

/** The states of a component, by name: used by the gallery, in tests, and for accessibility checks. */
export interface Examples {
  component: string;
  states: (
    words: GalleryWords['samples'],
  ) => Readonly<Partial<Record<keyof GalleryWords['states'], ReactNode>>>;
}

export interface ShownState {
  name: string;
  title: string;
  node: ReactNode;
}

/** The states with their titles in one language. */
export function showStates(examples: Examples, locale: ContractLocale): readonly ShownState[] {
  const words = gallery[locale];
  return Object.entries(examples.states(words.samples)).map(([name, node]) => ({
    name,
    title: words.states[name as keyof GalleryWords['states']],
    node,
  }));
}
