import { describe, expect, it } from 'vitest';
import { asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('of the database'), { code });

describe('a failure of the database', () => {
  it.each([
    '08006', // connection failure
    '53100', // disk full
    '53300', // too many connections
    '57014', // took too long
    '57P01', // restarted
    '57P02', // crashed
    '57P03', // starting
    '25P03', // silent in a transaction
    '25006', // a standby
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOENT',
    'CERT_HAS_EXPIRED',
  ])('a temporary failure of the database is recognised by its code: %s', (code) => {
    const error = asUnavailable(withCode(code));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error).toMatchObject({ statusCode: 503, code });
  });

  it.each([
    ['Connection terminated unexpectedly', 'gone'],
    ['Connection terminated due to connection timeout', 'gone'],
    ['Client has encountered a connection error and is not queryable', 'gone'],
    ['The server does not support SSL connections', 'no TLS'],
    ['timeout exceeded when trying to connect', 'timeout'],
  ])('without a code is recognised by the message of pg: %s', (message, code) => {
    expect(asUnavailable(new Error(message))).toMatchObject({ statusCode: 503, code });
  });

  it.each([
    withCode('23505'), // a second row of the same key
    withCode('42P01'), // no such table
    withCode('28P01'), // a wrong password
    withCode('40P01'), // a deadlock
    new Error('The queue did not accept a job'),
    new TypeError('x is not a function'),
    'a string',
  ])('caused by ourselves is left as it is: %o', (error) => {
    expect(asUnavailable(error)).toBe(error);
  });

  it('DatabaseUnavailable is not wrapped twice, and does not repeat the database’s message', () => {
    const first = asUnavailable(Object.assign(new Error('row (85.07.30)'), { code: '57P01' }));
    expect(asUnavailable(first)).toBe(first);
    expect(String(first)).not.toContain('85.07.30');
  });
});
