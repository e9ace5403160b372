import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** A site that is not the lender's: another origin, with its own pages and policy. */
export interface ForeignSite {
  /** Its address, without a trailing slash. */
  readonly origin: string;
  /** Sets the content of its pages, at any path. */
  show(body: string, page?: { lang?: string; head?: string }): void;
  close(): Promise<void>;
}

/** Serves such a site. Its pages may load only scripts and data of `lender`, and no styles. */
export async function openForeignSite(lender: string): Promise<ForeignSite> {
  const policy = [
    "default-src 'none'",
    `script-src ${lender}`,
    `connect-src ${lender}`,
    "style-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  let html = '';
  const send = (response: ServerResponse) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      .end(html);
  const server = createServer((request, response) => {
    // Browsers request it on their own.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    return send(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show: (body, { lang = 'fr', head = '' } = {}) => {
      html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Un courtier</title>${head}</head><body><main><h1>Un courtier</h1>${body}</main></body></html>`;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
