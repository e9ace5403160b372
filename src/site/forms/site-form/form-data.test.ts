import { describe, expect, it } from 'vitest';
import { textOf, toSend } from './form-data.ts';

function written() {
  const data = new FormData();
  data.append('email', ' ada@example.be ');
  data.append('message', 'un\r\ndeux');
  data.append('files[0]', new File(['a'], 'a.pdf'));
  data.append('files[0]', new File(['b'], 'b.pdf'));
  data.append('files[0]', new File([], ''));
  return data;
}

describe('the data of a form', () => {
  it('is trimmed as the server reads it', () => {
    expect(textOf(written())).toEqual({ email: 'ada@example.be', message: 'un\ndeux' });
  });

  it('is sent with numbered files and the proof', () => {
    const sent = [...toSend(written(), { name: 'cf-turnstile-response', token: 'proof' })];
    expect(
      sent.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    ).toEqual([
      ['email', ' ada@example.be '],
      ['message', 'un\r\ndeux'],
      ['files[0]', 'a.pdf'],
      ['files[1]', 'b.pdf'],
      ['cf-turnstile-response', 'proof'],
    ]);
  });
});
