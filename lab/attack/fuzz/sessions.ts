import { Caller } from '../../visitors/caller.ts';
import { PLACES } from './good-bodies.ts';
import type { MadeRequest } from './requests.ts';
import type { Answer } from './send.ts';

/** How many requests share a session before another is opened. */
const PER_SESSION = 150;

/** How many requests show the same proof: the first is accepted, the others are refused. */
const PER_PROOF = 10;

/** Opens sessions, solves the bot check, remembers addresses that answers name, and fills them in. */
export function createSessions(address: string) {
  const caller = new Caller(address);
  const token = shared(() => caller.openSession(), PER_SESSION);
  const proof = shared(() => caller.prove(), PER_PROOF);
  let [follow, document] = ['follow.a.b', '/fr/summary-pdf/a/b'];
  return {
    /** The request as it is sent. */
    fill: async (request: MadeRequest): Promise<MadeRequest> => {
      let body = request.body?.toString('latin1');
      const headers = { ...request.headers };
      const places = { [PLACES.token]: token.get, [PLACES.proof]: proof.get };
      for (const [place, get] of Object.entries(places)) {
        if (headers.authorization?.includes(place))
          headers.authorization = headers.authorization.replace(place, await get());
        if (body?.includes(place)) body = body.replaceAll(place, await get());
      }
      const path = request.path === PLACES.document ? document : request.path;
      if (body === undefined) return { ...request, headers, path };
      const filled = Buffer.from(body.replaceAll(PLACES.follow, follow), 'latin1');
      return { ...request, headers, path, body: filled };
    },
    /** Remembers what an answer leads to. */
    learn: ({ route }: MadeRequest, { status, body }: Answer) => {
      if (status !== 200) return;
      if (route.endsWith('/jwt-end')) token.forget();
      if (!route.endsWith('/submit')) return;
      document = /"(?:summary|secci)":"([^"]+)"/.exec(body)?.[1] ?? document;
      follow = /(follow\.[\w.-]+)/.exec(body)?.[1] ?? follow;
    },
  };
}

/** A value that is made again after so many uses. */
function shared(make: () => Promise<string>, maxUses: number) {
  let known: { value: Promise<string>; uses: number } | undefined;
  return {
    get: async () => {
      if (known === undefined || known.uses >= maxUses) known = { value: make(), uses: 0 };
      known.uses += 1;
      return await known.value;
    },
    forget: () => {
      known = undefined;
    },
  };
}
