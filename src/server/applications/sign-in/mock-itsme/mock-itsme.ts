import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SheetBrand } from '#view/palette.ts';
import { readForms } from '../../../http/read-forms.ts';
import type { ItsmeClient } from '../itsme.ts';
import type { LoadedMock } from './mock-provider.ts';

/** The path of its pages. */
const MOUNT = '/dev/itsme';

/** A mock of itsme, with its profile and fictitious people, in the same process. */
export interface MockItsme {
  /** The client that calls it as if it were itsme, but without the network. */
  client: ItsmeClient;
  /** Adds its routes to the server. */
  mount(app: FastifyInstance): Promise<void>;
}

/**
 * Outside production only, because anybody can sign in as anybody. It is loaded, and its keys are made,
 * only when somebody first signs in.
 */
export function createMockItsme(
  settings: { production: boolean; publicUrl: string },
  brand: SheetBrand,
): MockItsme {
  if (settings.production) throw new Error('The mock of itsme refuses to run in production');
  const issuer = `${settings.publicUrl}${MOUNT}`;
  let loading: Promise<LoadedMock> | undefined;
  const load = () => {
    loading ??= import('./mock-provider.ts').then(({ loadMock }) => loadMock(issuer, brand));
    return loading;
  };
  let mounted: FastifyInstance | undefined;
  return {
    client: {
      issuer,
      clientId: 'loanfront-development',
      service: 'LOANFRONT_DEVELOPMENT',
      keys: async () => (await load()).clientKeys,
      // The program may be unable to reach its own public address, which perhaps only browsers can.
      fetch: (url, { body, ...options }) => {
        if (mounted === undefined) throw new Error('The mock is not mounted');
        const payload = body instanceof URLSearchParams ? body.toString() : undefined;
        return injectRequest(mounted, url, { ...options, payload });
      },
    },
    mount: async (app) => {
      mounted = app;
      await app.register(async (pages) => addPages(pages, load));
      await app.register(async (calls) => addProvider(calls, load, issuer));
    },
  };
}

async function injectRequest(
  app: FastifyInstance,
  url: string,
  ask: { method?: string; headers: Record<string, string>; payload: string | undefined },
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const answer = await app.inject({
    method: ask.method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    headers: ask.headers,
    ...(ask.payload !== undefined && { payload: ask.payload }),
  } satisfies InjectOptions);
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}

const hidden = { schema: { hide: true } };

/** The pages to choose a person. */
function addPages(instance: FastifyInstance, load: () => Promise<LoadedMock>): void {
  readForms(instance);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const url = `${MOUNT}/choose/:uid`;
  app.get(url, hidden, async (request, reply) => {
    const { page, policy, status } = await (await load()).showChoice(request.raw, reply.raw);
    return sendPage(reply, page, policy, status);
  });
  app.post(
    url,
    { schema: { hide: true, body: z.looseObject({ person: z.string().optional() }) } },
    async (request, reply) => {
      const chosen = await (await load()).choose(request.raw, reply.raw, request.body.person);
      return 'url' in chosen
        ? reply.redirect(chosen.url, 303)
        : sendPage(reply, chosen.page, chosen.policy, chosen.status);
    },
  );
}

function sendPage(reply: FastifyReply, page: string, policy: string, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The routes for programs: discovery, tokens, userinfo; and the browser's redirects. */
function addProvider(app: FastifyInstance, load: () => Promise<LoadedMock>, issuer: string): void {
  const { protocol, host } = new URL(issuer);
  // The provider reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: `${MOUNT}/*`,
    ...hidden,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { handle } = await load();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(MOUNT.length);
      // Whatever host name was called, its addresses are those of PUBLIC_URL.
      raw.headers.host = host;
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      await handle(raw, reply.raw as ServerResponse);
    },
  });
}
