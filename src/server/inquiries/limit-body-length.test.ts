import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { limitBodyLength } from './limit-body-length.ts';

const arriving = (headers: IncomingMessage['headers'] = {}) =>
  Object.assign(new PassThrough(), { headers }) as unknown as IncomingMessage & PassThrough;

describe("a request's body", () => {
  it.each([
    ['10', true],
    ['11', false],
  ])('a body is accepted or refused by its declared length: %s', (announced, isWithin) => {
    expect(limitBodyLength(arriving({ 'content-length': announced }), 10)).toBe(isWithin);
  });

  it('a body without declared length is counted, and passes unchanged', async () => {
    const stream = arriving();
    expect(limitBodyLength(stream, 10)).toBe(true);
    stream.write('12345');
    stream.end('67890');
    const read: Buffer[] = [];
    for await (const part of stream.pipe(new PassThrough())) read.push(part);
    expect(Buffer.concat(read).toString()).toBe('1234567890');
  });

  it('a body is cut off after one byte too many', async () => {
    const stream = arriving();
    limitBodyLength(stream, 10);
    const closed = new Promise((resolve) => stream.on('close', resolve));
    stream.pipe(new PassThrough()).resume();
    stream.write('12345678901');
    await closed;
    expect(stream.destroyed).toBe(true);
  });
});
