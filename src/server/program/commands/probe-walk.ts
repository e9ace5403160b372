import { z } from 'zod';
import { APPLICATION_ADDRESSES } from '#addresses/application.ts';
import { PAGES } from '#addresses/pages.ts';
import { API } from '#calls/api.ts';
import { submit as submitCall } from '#calls/application/submit.ts';
import { openSession } from '#calls/session/open-session.ts';
import type { ProbeApplication } from './probe-answers.ts';

/** One thing that a visitor would do, and how it went. */
export interface ProbedStep {
  what: string;
  ok: boolean;
  seconds: number;
  /** Why it failed. */
  why?: string;
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** What a refusal may say. */
const refusalSchema = z.object({
  detail: z.string().optional(),
  type: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** A step that did not go as it should, in a sentence. */
class ProbeFailure extends Error {}

interface Request {
  method?: 'GET' | 'POST';
  body?: object;
  token?: string;
}

/**
 * Walks an application through a running server by the calls that a visitor's browser makes, until a step fails.
 * @param site the server's address, without a slash at its end
 * @param mark lets it in where a visitor passes the bot check
 */
export async function walkProbe(
  site: string,
  mark: string,
  application: ProbeApplication,
  uniqId: string,
): Promise<readonly ProbedStep[]> {
  const { lang, answers, product, amount, duration } = application;
  let token = '';
  const submit = (query: string, body: object) =>
    callJson(`${site}${API}/submit?action=pat_form&uniqid=${uniqId}&${query}`, {
      method: 'POST',
      body: { ...body, lang },
      token,
    });
  const deeds: readonly (readonly [what: string, deed: () => Promise<unknown>])[] = [
    ['the home page', () => openPage(site + PAGES.home.addresses[lang])],
    ['the page of the application', () => openPage(site + APPLICATION_ADDRESSES[lang])],
    [
      'the rate of the loan',
      () => callJson(`${site}${API}/rate/${product}/${amount}/${duration}`, {}),
    ],
    ['the bot check that visitors pass', () => callJson(`${site}${API}/captcha`, {})],
    [
      'the session, by the mark in its place',
      async () => {
        const body = { recaptcha: mark };
        const opened = await callJson(`${site}${API}/jwt-get`, { method: 'POST', body });
        ({ token } = openSession.schema.response[200].parse(opened));
      },
    ],
    [
      'the contact data',
      () =>
        callJson(`${site}${API}/prospects`, {
          method: 'POST',
          body: { ...contactOf(application), uniqId },
          token,
        }),
    ],
    ...application.steps.map(
      ({ id, answers: given }) =>
        [`the save of step ${id}`, () => submit(`step=${id}`, given)] as const,
    ),
    [
      'the send',
      async () => {
        const sent = await submit('step=6&send=1', answers);
        const { message } = submitCall.schema.response[200].parse(sent);
        if (typeof message !== 'string') throw new ProbeFailure('no reference was answered');
      },
    ],
    // A request that is stored refuses it.
    ['that nothing of it was stored', () => submit('step=6', answers)],
  ];
  const steps: ProbedStep[] = [];
  for (const [what, deed] of deeds) {
    const began = performance.now();
    const why = await deed().then(() => undefined, describeFailure);
    const seconds = Math.round(performance.now() - began) / 1_000;
    steps.push({ what, ok: why === undefined, seconds, ...(why !== undefined && { why }) });
    if (why !== undefined) break;
  }
  return steps;
}

function contactOf({ answers, lang, product }: ProbeApplication) {
  const { gender, firstname, lastname, email, phone } = answers;
  return { lang, step: '1', product, gender, firstname, lastname, email, phone };
}

async function openPage(address: string): Promise<void> {
  const response = await request(address, {});
  const text = await response.text();
  if (!response.ok) throw new ProbeFailure(`status ${response.status}`);
  if (!text.includes('</html>')) throw new ProbeFailure('the page is not whole');
}

/** What a call answers; of a refusal, throws its reason. */
async function callJson(address: string, wanted: Request): Promise<unknown> {
  const response = await request(address, wanted);
  const answered: unknown = await response.json().catch(() => undefined);
  if (response.ok && answered !== undefined) return answered;
  const { detail, type, errors } = refusalSchema.catch({}).parse(answered);
  const fields = errors === undefined ? undefined : `refused: ${Object.keys(errors).join(', ')}`;
  const why = [fields, detail ?? type].filter((part) => part !== undefined);
  throw new ProbeFailure([`status ${response.status}`, ...why].join(', '));
}

async function request(address: string, { method, body, token }: Request): Promise<Response> {
  return await fetch(address, {
    method: method ?? 'GET',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Throws what is a bug of the probe. */
function describeFailure(error: unknown): string {
  if (error instanceof ProbeFailure) return error.message;
  if (error instanceof z.ZodError) return 'the answer does not have the described shape';
  if (!(error instanceof Error)) throw error;
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE / 1_000} seconds`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return `no connection (${code ?? error.message})`;
}
