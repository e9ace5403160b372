import { hasCoborrowerNow } from './borrowers.ts';
import type { Section } from './field.ts';

/** The same section for the co-borrower, shown if their answers are given now. */
export function ofCoborrower(section: Section): Section {
  return {
    ...section,
    borrower: 'coborrower',
    when: (scope) => hasCoborrowerNow(scope.answers) && (section.when?.(scope) ?? true),
  };
}
