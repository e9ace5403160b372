import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Driver } from './driver.ts';
import { startProgram } from './start-program.ts';

/** The window, as a phone's, in CSS pixels. */
const VIEWPORT = { width: 390, height: 844 };

const PREFERENCES = {
  'intl.accept_languages': 'fr-BE',
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
};

const RESPONSE = z.object({
  id: z.int(),
  type: z.enum(['success', 'error']),
  result: z.unknown(),
  message: z.string().optional(),
});
const logged = z.object({
  method: z.literal('log.entryAdded'),
  params: z.object({ level: z.string(), text: z.string().nullable() }),
});
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const evaluated = z.object({
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

/** Starts a Firefox without a screen, which speaks WebDriver BiDi by itself. */
export async function startFirefox(path: string): Promise<Driver> {
  const program = await startProgram(
    path,
    (home) => {
      const lines = Object.entries(PREFERENCES).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(home, 'user.js'), lines.join('\n'));
      return ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
    },
    {
      isReady: (lines) =>
        lines.flatMap((line) => /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? [])[0],
    },
  );
  const socket = new WebSocket(`${program.ready}/session`);
  await once(socket, 'open');

  const errors: string[] = [];
  const waiting = new Map<number, (answer: z.infer<typeof RESPONSE>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    const answer = RESPONSE.safeParse(message);
    if (answer.success) waiting.get(answer.data.id)?.(answer.data);
    const entry = logged.safeParse(message);
    if (entry.data?.params.level === 'error') errors.push(entry.data.params.text ?? '');
  });
  let last = 0;
  const call = (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };

  await call('session.new', { capabilities: {} });
  const [window] = tree.parse(await call('browsingContext.getTree', {})).contexts;
  if (!window) throw new Error('Firefox has no window');
  const { context } = window;
  await call('session.subscribe', { events: ['log.entryAdded'] });
  await call('browsingContext.setViewport', { context, viewport: VIEWPORT });

  return {
    errors,
    goTo: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = evaluated.parse(await call('script.evaluate', params));
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    perform: async (actions) => {
      await call('input.performActions', { context, actions });
    },
    close: async () => {
      socket.close();
      await program.end();
    },
  };
}
