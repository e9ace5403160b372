import type { Answers } from '#journey/answers.ts';
import type { Facts } from '#journey/facts.ts';

/** An application as its documents show it: complete, and either sent or still a draft. */
export interface ShownApplication {
  /** Absent until it is sent. */
  reference?: string;
  /** When it was sent, or last saved. */
  at: Date;
  answers: Answers;
  /** As of that day, for that loan. */
  facts: Facts;
}
