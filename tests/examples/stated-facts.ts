import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { fluvia } from './fluvia.ts';

/** The demonstration's lender, with some facts stated otherwise. */
export const stating = (facts: Partial<LenderFacts> = {}) => ({
  ...fluvia.lender,
  facts: { ...fluvia.lender.facts, ...facts },
});
