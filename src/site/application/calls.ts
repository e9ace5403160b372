import type { mailDraftLink } from '#calls/application/mail-draft-link.ts';
import type { sendProspect } from '#calls/application/send-prospect.ts';
import type { submit } from '#calls/application/submit.ts';
import type { Sent } from '#calls/call.ts';
import type { findLongestDuration } from '#calls/lookups/find-longest-duration.ts';
import type { findRate } from '#calls/lookups/find-rate.ts';
import type { listLocalities } from '#calls/lookups/list-localities.ts';
import type { validatePostcode } from '#calls/lookups/validate-postcode.ts';
import type { openSession } from '#calls/session/open-session.ts';
import type { refreshSession } from '#calls/session/refresh-session.ts';
import type { declineShare } from '#calls/shares/decline-share.ts';
import type { beginItsme, beginSignIn } from '#calls/sign-in/begin-sign-in.ts';
import type { listSignIns } from '#calls/sign-in/list-sign-ins.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { hasReplaced } from '#journey/application/session-end.ts';
import type { Draft } from '#journey/application/state.ts';
import { ITSME } from '#journey/signed-in.ts';
import { type CallOptions, callApi, type Reply } from '#site/browser/call-api.ts';
import { applicantsSession } from '#site/browser/stored-session.ts';

/**
 * The data sent for a prospect, an applicant who gave contact data and accepted the conditions
 * (C-7.13).
 */
export type ProspectBody = Sent<typeof sendProspect, 'body'>;
export type SubmitReply = Reply<typeof submit>;

/** The header of a call under a session. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const submitDraft = (
  query: Sent<typeof submit, 'querystring'>,
  { token, body }: Draft,
  options?: CallOptions,
) =>
  callApi<typeof submit>(
    { method: 'POST', url: '/submit', query, body },
    {
      ...options,
      headers: bearer(token),
    },
  );

/**
 * Makes a call under a session. A window's token is refused some minutes after another window has
 * replaced it: then the call is made once more, under the newer token, which the browser stores.
 */
export async function underSession<R extends Reply>(
  token: string,
  call: (token: string) => Promise<R>,
): Promise<R> {
  const reply = await call(token);
  const stored = reply.kind === 'unauthorized' && applicantsSession.read();
  return stored && hasReplaced(stored, token) ? call(stored) : reply;
}

/** The calls of the application. */
export const calls = {
  rate: (product: string, euros: number, months: number) =>
    callApi<typeof findRate>({
      method: 'GET',
      url: '/rate/:product/:totalAmount/:duration',
      params: { product, totalAmount: String(euros), duration: String(months) },
    }),
  duration: (product: string, euros: number) =>
    callApi<typeof findLongestDuration>({
      method: 'GET',
      url: '/duration/:product',
      params: { product },
      query: { amount: String(euros) },
    }),
  validatePostcode: (zip: string) =>
    callApi<typeof validatePostcode>({
      method: 'GET',
      url: '/postcode/:zip/validate',
      params: { zip },
    }),
  cities: (locale: ContractLocale, zip: string) =>
    callApi<typeof listLocalities>({
      method: 'GET',
      url: '/postcode/:locale/:zip',
      params: { locale, zip },
    }),
  openSession: (recaptcha: string, token?: string) =>
    callApi<typeof openSession>({ method: 'POST', url: '/jwt-get', body: { recaptcha, token } }),
  refreshSession: (token: string, device?: string) =>
    underSession(token, (held) =>
      callApi<typeof refreshSession>({
        method: 'PUT',
        url: '/jwt-refresh',
        body: { token: held, device },
      }),
    ),
  signIns: () => callApi<typeof listSignIns>({ method: 'GET', url: '/sign-ins' }),
  signInUrl: (token: string, lang: ContractLocale, provider: string) =>
    provider === ITSME
      ? callApi<typeof beginItsme>({
          method: 'POST',
          url: '/itsme-auth-url',
          body: { token, lang },
        })
      : callApi<typeof beginSignIn>({
          method: 'POST',
          url: '/sign-in-url',
          body: { token, lang, provider },
        }),
  saveDraft: (draft: Draft, keepalive: boolean) =>
    underSession(draft.token, (token) =>
      submitDraft(
        { action: 'pat_form', uniqid: draft.uniqId, step: draft.step, at: String(Date.now()) },
        { ...draft, token },
        { keepalive },
      ),
    ),
  send: (draft: Draft) =>
    submitDraft({ action: 'pat_form', send: '1', uniqid: draft.uniqId, step: draft.step }, draft),
  share: (draft: Draft) =>
    submitDraft(
      { action: 'share_pat_form', uniqid: draft.uniqId },
      { ...draft, body: { ...draft.body, token: draft.token } },
    ),
  sendProspect: (body: ProspectBody, token: string) =>
    callApi<typeof sendProspect>(
      { method: 'POST', url: '/prospects', body },
      { headers: bearer(token) },
    ),
  mailDraftLink: (token: string) =>
    underSession(token, (held) =>
      callApi<typeof mailDraftLink>(
        { method: 'POST', url: '/draft-link', body: {} },
        { headers: bearer(held) },
      ),
    ),
  decline: (token: string) =>
    callApi<typeof declineShare>(
      { method: 'POST', url: '/shares/decline', body: {} },
      { headers: bearer(token) },
    ),
};
