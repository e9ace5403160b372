import { describe, expect, it } from 'vitest';
import { limitResponseSize, ResponseTooLarge } from './limit-response-size.ts';

/** A body in parts; records how many were read, and whether it was cancelled. */
function inParts(parts: readonly string[]) {
  const seen = { taken: 0, cancelled: false };
  const body = new ReadableStream(
    {
      pull: (controller) => {
        const part = parts[seen.taken];
        seen.taken += 1;
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
      cancel: () => {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, answer: new Response(body, { status: 201, headers: { 'x-own': 'kept' } }) };
}

describe('a bounded answer', () => {
  it('is returned up to the limit', async () => {
    const bounded = await limitResponseSize(inParts(['one', 'two']).answer, 6);
    expect(await bounded.text()).toBe('onetwo');
    expect(bounded.status).toBe(201);
    expect(bounded.headers.get('x-own')).toBe('kept');
  });

  it('is refused a byte beyond the limit, and cancelled', async () => {
    const { answer, seen } = inParts(['one', 'two', 'three', 'four']);
    await expect(limitResponseSize(answer, 5)).rejects.toBeInstanceOf(ResponseTooLarge);
    expect(seen).toEqual({ taken: 2, cancelled: true });
  });

  it('may have no body', async () => {
    const bounded = await limitResponseSize(new Response(null, { status: 204 }), 0);
    expect(bounded.status).toBe(204);
    expect(await bounded.text()).toBe('');
  });
});
