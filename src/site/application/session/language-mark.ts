import { LEAVINGS } from '#journey/alternative-conditions.ts';
import type { LanguageMark } from '#journey/application/state.ts';
import { STEPS } from '#journey/steps.ts';

/** The session storage's key. */
const KEY = 'pat_language';

export function writeLanguageMark(mark: LanguageMark): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Without storage the other page opens at the first step.
  }
}

/**
 * The mark for the page of this step and language; undefined if there is none, or if it is for
 * another page.
 */
export function readLanguageMark(
  opened: Pick<LanguageMark, 'locale' | 'step'>,
): LanguageMark | undefined {
  try {
    const mark: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const step = STEPS.find(({ id }) => id === propertyOf(mark, 'step'))?.id;
    if (step !== opened.step || propertyOf(mark, 'locale') !== opened.locale) return undefined;
    const leaving = LEAVINGS.find((id) => id === propertyOf(mark, 'leaving'));
    return { locale: opened.locale, step, leaving };
  } catch {
    return undefined;
  }
}

export function removeLanguageMark(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

function propertyOf(mark: unknown, name: keyof LanguageMark): unknown {
  return (mark as Partial<Record<keyof LanguageMark, unknown>> | null)?.[name];
}
