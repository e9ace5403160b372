const BASE = '/api/v1';

/** The sign-in that has a call of its own (spec 2 §7). */
export const ITSME = 'itsme';

/** A call's end: an answer with its status, or no answer at all. */
export type Reply<T = unknown> = Answered<T> | { readonly kind: 'unreachable' };

interface Answered<T = unknown> {
  readonly kind: 'answered';
  readonly status: number;
  readonly body: T;
}

async function call(path: string, init?: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(BASE + path, init);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      kind: 'answered',
      status: response.status,
      body: isJson ? ((await response.json()) as unknown) : undefined,
    };
  } catch {
    return { kind: 'unreachable' };
  }
}

function withBody(method: 'POST' | 'PUT', body: unknown, token?: string): RequestInit {
  return {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}

const part = encodeURIComponent;

export const calls = {
  rate: (product: string, euros: number, months: number) =>
    call(`/rate/${part(product)}/${euros}/${months}`),
  duration: (product: string, euros: number) => call(`/duration/${part(product)}?amount=${euros}`),
  validatePostcode: (zip: string) => call(`/postcode/${part(zip)}/validate`),
  cities: (locale: string, zip: string) => call(`/postcode/${locale}/${part(zip)}`),
  captcha: () => call('/captcha'),
  openSession: (recaptcha: string, token?: string) =>
    call('/jwt-get', withBody('POST', { recaptcha, token })),
  refreshSession: (token: string, device?: string) =>
    call('/jwt-refresh', withBody('PUT', { token, device })),
  signIns: () => call('/sign-ins'),
  signInUrl: (token: string, lang: string, provider: string) =>
    provider === ITSME
      ? call('/itsme-auth-url', withBody('POST', { token, lang }))
      : call('/sign-in-url', withBody('POST', { token, lang, provider })),
  saveDraft: (draft: DraftCall, outlivingPage: boolean) =>
    call(`/submit?action=pat_form&uniqid=${part(draft.uniqId)}&step=${part(draft.step)}`, {
      ...withBody('POST', draft.body, draft.token),
      keepalive: outlivingPage,
    }),
  sendProspect: (body: Readonly<Record<string, string>>, token: string) =>
    call('/prospects', withBody('POST', body, token)),
  send: (draft: DraftCall) =>
    call(
      `/submit?action=pat_form&send=1&uniqid=${part(draft.uniqId)}&step=${part(draft.step)}`,
      withBody('POST', draft.body, draft.token),
    ),
  share: (draft: DraftCall) =>
    call(
      `/submit?action=share_pat_form&uniqid=${part(draft.uniqId)}`,
      withBody('POST', { ...draft.body, token: draft.token }, draft.token),
    ),
  mailDraftLink: (token: string) => call('/draft-link', withBody('POST', {}, token)),
  decline: (token: string) => call('/shares/decline', withBody('POST', {}, token)),
};

export interface DraftCall {
  readonly uniqId: string;
  readonly step: string;
  readonly token: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** True where asking again would be answered alike; false where the server cannot answer now. */
export function isDefinite(reply: Reply): reply is Answered {
  return reply.kind === 'answered' && reply.status < 500 && reply.status !== 429;
}

/** The property of a JSON object, where there is one. */
export function propertyOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}
