import type { ContractLocale } from '#domain/locale/locale.ts';
import { LEAVINGS, type Leaving } from '#journey/alternative-conditions.ts';
import type { StepId } from '#journey/step.ts';
import { STEPS } from '#journey/steps.ts';
import { propertyOf } from './calls.ts';

/** The session storage's key. */
const KEY = 'pat_language';

/** What whoever switches the language is about to open: it counts for that page, once. */
export interface LanguageMark {
  readonly locale: ContractLocale;
  readonly step: StepId;
  /** The step whose leaving brought up the conditions that are proposed there. */
  readonly leaving?: Leaving | undefined;
}

export function writeLanguageMark(mark: LanguageMark): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Without storage the other page opens at the first step.
  }
}

/** The mark for the page of this step and language; nothing where there is none, or another's. */
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
