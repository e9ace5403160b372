import Fastify, { LogController } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { checkBySchemas } from '../http/check-by-schemas.ts';
import { addClientErrorRoutes } from './client-error-routes.ts';
import { NO_RECORDER } from './observability/recorder.ts';

let lines: string[];
let counted: unknown[];
beforeEach(() => {
  lines = [];
  counted = [];
});

async function report(payload: object): Promise<number> {
  const app = Fastify({
    logger: { stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  checkBySchemas(app);
  const recorder = {
    ...NO_RECORDER,
    count: (...reported: unknown[]) => void counted.push(reported),
  };
  addClientErrorRoutes(app, { recorder });
  const { statusCode } = await app.inject({ method: 'POST', url: '/client-errors', payload });
  await app.close();
  return statusCode;
}

it('an error of a browser is counted by its kind, and logged by file, line and page', async () => {
  const error = {
    kind: 'error',
    name: 'TypeError',
    script: 'page.B3x_9a.js',
    line: 3,
    page: 'home',
  };
  expect(await report(error)).toBe(204);
  expect(counted).toEqual([['loanfront_client_errors_total', { kind: 'error' }]]);
  expect(JSON.parse(lines.join(''))).toMatchObject(error);
});

it('nothing but names is logged, whatever is sent', async () => {
  const name = 'Error: emile@example.be';
  const error = { kind: 'rejection', name, script: 'a.js?q=emile', page: '/fr/?email=emile' };
  expect(await report({ ...error, message: 'emile' })).toBe(204);
  expect(lines.join('')).not.toContain('emile');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    name: '(other)',
    script: '(other)',
    page: '(other)',
  });
});

it.each([
  [{ kind: 'emile' }, 400],
  [{ kind: 'error', name: 'x'.repeat(101) }, 400],
  [{ kind: 'error', name: 'x'.repeat(2_000) }, 413],
])('what is not as described, or too long, is refused: %#', async (payload, status) => {
  expect(await report(payload)).toBe(status);
  expect(counted).toEqual([]);
});
