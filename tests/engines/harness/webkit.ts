import { z } from 'zod';
import { findFreePort } from '../../browser/harness/free-port.ts';
import type { Driver } from './driver.ts';
import { startProgram } from './start-program.ts';

/** The window in CSS pixels, a phone's for the layout. MiniBrowser cannot be narrower than 447. */
const WINDOW = { width: 447, height: 900 };

/** How long an expression may take, in milliseconds. */
const SCRIPT_MS = 60_000;

export interface WebKitPrograms {
  readonly driver: string;
  /** A screen in memory. */
  readonly screen: string;
}

const RESPONSE = z.object({ value: z.unknown() });
const opened = z.object({ sessionId: z.string() });
const refused = z.object({ error: z.string(), message: z.string() });

/** Starts WebKitGTK's MiniBrowser on a screen of its own, driven by its WebDriver over HTTP. */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<Driver> {
  const display = await startProgram(
    screen,
    () => ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { isReady: (lines) => lines.find((line) => /^\d+$/.test(line)) },
  );
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram(driver, () => [`--port=${port}`], {
    isReady: () =>
      fetch(`${origin}/status`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    env: { DISPLAY: `:${display.ready}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const address = `${origin}/session`;
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const { value } = RESPONSE.parse(await (await fetch(address + path, init)).json());
    const refusal = refused.safeParse(value);
    if (refusal.success) throw new Error(`${path}: ${refusal.data.message}`);
    return value;
  };
  const { sessionId } = opened.parse(await call('POST', '', { capabilities: {} }));
  await call('POST', `/${sessionId}/window/rect`, WINDOW);
  await call('POST', `/${sessionId}/timeouts`, { script: SCRIPT_MS, pageLoad: SCRIPT_MS });

  return {
    // It reports nothing of its console.
    errors: [],
    goTo: async (url) => {
      await call('POST', `/${sessionId}/url`, { url });
    },
    evaluate: async (expression) => {
      const script = `const [done] = arguments; Promise.resolve(${expression}).then((text) => done({ text }), (error) => done({ error: String(error) }));`;
      const value = await call('POST', `/${sessionId}/execute/async`, { script, args: [] });
      const { text, error } = z
        .object({ text: z.string().optional(), error: z.string().optional() })
        .parse(value);
      if (error !== undefined) throw new Error(error);
      return text ?? '';
    },
    perform: async (actions) => {
      await call('POST', `/${sessionId}/actions`, { actions });
    },
    close: async () => {
      await call('DELETE', `/${sessionId}`);
      await server.end();
      await display.end();
    },
  };
}
