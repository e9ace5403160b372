/** The outcome of sending a form. */
export type FormOutcome =
  | { kind: 'taken'; html: string; message: string }
  /** Messages by name of the control. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>>; message: string }
  | { kind: 'tooManyCalls' }
  /** It is unknown whether it arrived: `connection` without an answer, `server` with an unusable one. */
  | { kind: 'failed'; where: 'connection' | 'server' }
  | { kind: 'aborted' };

/** C-7.18, C-7.19: forms answer 'success'; the newsletter 200, or 409 for a known subscriber. */
const TAKEN: ReadonlySet<unknown> = new Set(['success', 200, 409]);

/** Reads `{status, html, errors, message}` (C-7.18) and the HTTP status. */
export function readOutcome(httpStatus: number, text: string): FormOutcome {
  if (httpStatus === 429) return { kind: 'tooManyCalls' };
  const body = readObject(text);
  const message = typeof body?.message === 'string' ? body.message : '';
  const { html } = body ?? {};
  if (TAKEN.has(body?.status))
    return { kind: 'taken', html: typeof html === 'string' ? html : '', message };
  const errors = readErrors(body?.errors);
  if (httpStatus < 500 && Object.keys(errors).length > 0)
    return { kind: 'refused', errors, message };
  return { kind: 'failed', where: 'server' };
}

/** A list of messages is keyed by index. */
function readErrors(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
