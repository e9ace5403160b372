import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake request that tests answer themselves. */
class Request {
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  opened: string[] = [];
  sent: unknown;
  status = 0;
  responseText = '';
  isAborted = false;
  open(...how: string[]) {
    this.opened = how;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send(data: unknown) {
    this.sent = data;
  }
  abort() {
    this.isAborted = true;
  }
}

function sending(signal?: AbortSignal) {
  const request = new Request();
  const shares: number[] = [];
  const data = new FormData();
  const outcome = sendForm({
    action: '/api/v1/forms/contact',
    data,
    onProgress: (share) => shares.push(share),
    ...(signal && { signal }),
    timeout: 1_000,
    open: () => request as unknown as XMLHttpRequest,
  });
  const left = (loaded: number, total: number) =>
    request.upload.onprogress?.({ loaded, total, lengthComputable: total > 0 });
  return { request, shares, data, outcome, left };
}

describe('sendForm', () => {
  it('posts the form and reads the response', async () => {
    const { request, data, outcome } = sending();
    expect(request.opened).toEqual(['POST', '/api/v1/forms/contact']);
    expect(request.headers).toMatchObject({ 'x-doing-ajax': 'true', 'cache-control': 'no-cache' });
    expect(request.sent).toBe(data);
    request.status = 200;
    request.responseText = '{"status":"success","html":"<p>Merci</p>"}';
    request.onload?.();
    expect(await outcome).toEqual({ kind: 'taken', html: '<p>Merci</p>', message: '' });
  });

  it('reports upload progress', () => {
    const { shares, left } = sending();
    left(50, 200);
    left(200, 200);
    left(7, 0);
    expect(shares).toEqual([0.25, 1]);
  });

  it('reports a failed connection', async () => {
    const { request, outcome } = sending();
    request.onerror?.();
    expect(await outcome).toEqual({ kind: 'failed', where: 'connection' });
  });

  it('times out only after a standstill', async () => {
    const { request, outcome, left } = sending();
    for (const part of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(900);
      left(part, 3);
    }
    await vi.advanceTimersByTimeAsync(900);
    request.onprogress?.();
    await vi.advanceTimersByTimeAsync(999);
    expect(request.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(request.isAborted).toBe(true);
    expect(await outcome).toEqual({ kind: 'failed', where: 'connection' });
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    const { request, outcome } = sending(stop.signal);
    stop.abort();
    expect(request.isAborted).toBe(true);
    expect(await outcome).toEqual({ kind: 'aborted' });
  });

  it('does not start if aborted before', async () => {
    const { request, outcome } = sending(AbortSignal.abort());
    expect(await outcome).toEqual({ kind: 'aborted' });
    expect(request.opened).toEqual([]);
  });
});
