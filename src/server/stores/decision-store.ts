import type { DraftDecision } from '#journey/draft-decisions.ts';

/** A decision as it was first shown. */
export interface ShownDecision extends DraftDecision {
  at: Date;
}

/** The decisions that the applicant of a draft was shown. They go with their draft. */
export interface DecisionStore {
  /** Those that the draft has already are passed over. */
  add(uniqid: string, at: Date, decisions: readonly DraftDecision[]): Promise<void>;
  /** Oldest first. */
  listOf(uniqid: string): Promise<ShownDecision[]>;
}
