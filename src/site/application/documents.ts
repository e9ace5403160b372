import { propertyOf } from './calls.ts';

/** Where the application's documents are, on this site. */
export interface Documents {
  readonly summary: string;
  readonly secci: string;
}

/** The addresses in the answer to a saved draft; from the recap on, the server tells them. */
export function documentsIn(answer: unknown): Documents | undefined {
  const [summary, secci] = ['summary', 'secci'].map((name) => propertyOf(answer, name));
  return isPath(summary) && isPath(secci) ? { summary, secci } : undefined;
}

/** A path of this site and nothing else. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/[^/\\]/.test(value);
}
