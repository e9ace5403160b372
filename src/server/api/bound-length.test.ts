import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { boundLength } from './bound-length.ts';

const arriving = (headers: IncomingMessage['headers'] = {}) =>
  Object.assign(new PassThrough(), { headers }) as unknown as IncomingMessage & PassThrough;

describe('what arrives', () => {
  it.each([
    ['10', true],
    ['11', false],
  ])('is judged by the length it announces: %s', (announced, isWithin) => {
    expect(boundLength(arriving({ 'content-length': announced }), 10)).toBe(isWithin);
  });

  it('is counted where it announces none, and loses nothing by it', async () => {
    const stream = arriving();
    expect(boundLength(stream, 10)).toBe(true);
    stream.write('12345');
    stream.end('67890');
    const read: Buffer[] = [];
    for await (const part of stream.pipe(new PassThrough())) read.push(part);
    expect(Buffer.concat(read).toString()).toBe('1234567890');
  });

  it('is cut off at one byte more', async () => {
    const stream = arriving();
    boundLength(stream, 10);
    const closed = new Promise((resolve) => stream.on('close', resolve));
    stream.pipe(new PassThrough()).resume();
    stream.write('12345678901');
    await closed;
    expect(stream.destroyed).toBe(true);
  });
});
