import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { stopWhenUnread } from './stop-when-unread.ts';

const fail = (code: string) => Object.assign(new Error(code), { code });

it('ends the program when its output is no longer read', () => {
  const output = new PassThrough();
  const exit = vi.fn();
  stopWhenUnread(output, exit);
  output.emit('error', fail('EPIPE'));
  expect(exit).toHaveBeenCalledOnce();
});

it('hides no other error', () => {
  const output = new PassThrough();
  const exit = vi.fn();
  stopWhenUnread(output, exit);
  expect(() => output.emit('error', fail('ENOSPC'))).toThrow('ENOSPC');
  expect(exit).not.toHaveBeenCalled();
});
