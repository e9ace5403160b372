import type { FastifyInstance } from 'fastify';

/** A browser window without a screen: follows redirects within the application, and keeps cookies. */
export interface Window {
  cookies: { name: string; value: string; path: string }[];
  get(url: string): Promise<Arrived>;
  post(url: string, body: Readonly<Record<string, string>> | URLSearchParams): Promise<Arrived>;
}

export interface Arrived {
  /** Path and query after the last redirect. */
  url: string;
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

const MAX_REDIRECTS = 10;

export function openWindow(app: FastifyInstance): Window {
  const window: Window = {
    cookies: [],
    get: (url) => go({ method: 'GET', url }),
    post: (url, body) =>
      body instanceof URLSearchParams
        ? go({ method: 'POST', url, type: 'application/x-www-form-urlencoded', payload: `${body}` })
        : go({ method: 'POST', url, type: 'application/json', payload: JSON.stringify(body) }),
  };

  async function go(
    request: { method: 'GET' | 'POST'; url: string; type?: string; payload?: string },
    redirects = 0,
  ): Promise<Arrived> {
    const { pathname, search } = new URL(request.url, 'http://window.test');
    const answer = await app.inject({
      method: request.method,
      url: pathname + search,
      headers: {
        cookie: window.cookies
          .filter(({ path }) => pathname.startsWith(path))
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
        ...(request.type !== undefined && { 'content-type': request.type }),
      },
      ...(request.payload !== undefined && { payload: request.payload }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line);
    const next = answer.headers.location;
    // These tests do not serve the application's own page.
    const isThere = next === undefined || /^\/(fr|nl)\//.test(next);
    if (isThere || redirects >= MAX_REDIRECTS) {
      const url = next ?? pathname + search;
      return { url, status: answer.statusCode, headers: answer.headers, body: answer.body };
    }
    return await go(
      { method: 'GET', url: new URL(next, `http://window.test${pathname}`).href },
      redirects + 1,
    );
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    window.cookies = window.cookies.filter(
      (cookie) => cookie.name !== name || cookie.path !== path,
    );
    const isOver = attributes.some((part) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(part));
    if (!isOver) window.cookies.push({ name, value, path });
  }

  return window;
}
