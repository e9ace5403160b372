import { cents } from '#domain/money/money.ts';
import type { Draft } from '#server/stores/draft-store.ts';

const DAY = 24 * 3_600_000; // ms

/** A draft that was saved at an instant, for 31 days. */
export function exampleDraft(savedAt: Date, overrides: Partial<Draft> = {}): Draft {
  return {
    uniqid: 'draft-1',
    sessionId: '6f9b2a0e-0000-4000-8000-000000000001',
    lang: 'fr',
    step: '2',
    figures: { product: 'TAEGPSA1', amount: cents(1_250_000), duration: 48, taeg: 5.59 },
    content: '{}',
    savedAt,
    expiresAt: new Date(savedAt.getTime() + 31 * DAY),
    ...overrides,
  };
}
