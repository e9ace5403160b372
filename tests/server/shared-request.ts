import type { Answers } from '#journey/answers.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '../examples/shared-answers.ts';
import type { TestApp } from './test-app.ts';

/** The loan as the example's applicant asks for it, under the names it travels with. */
const { product, productName, amount, additionalAmount, duration } = SHARED_ANSWERS;
export const LOAN: Answers = Object.fromEntries(
  Object.entries({ product, productName, amount, additionalAmount, duration }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, value]]),
  ),
);

/** The calls of a shared request, as the browsers of the two make them. */
export function callsOn({ app }: Pick<TestApp, 'app'>) {
  const post = (url: string, payload: object, token?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      payload,
    });
  const refresh = (token: string) =>
    app.inject({ method: 'PUT', url: '/api/v1/jwt-refresh', payload: { token } });
  return {
    post,
    refresh,
    share: (token: string, uniqid: string, answers: object = SHARED_ANSWERS, lang = 'fr') =>
      post(`/submit?action=share_pat_form&uniqid=${uniqid}`, { lang, ...answers }, token),
    /** Opens a link; the session's token, and what it may know. */
    open: async (link: string) => {
      const answer = await refresh(link);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { token, encodedData } = answer.json();
      return { token: String(token), state: JSON.parse(encodedData) };
    },
    save: (token: string, id: string, answers: object = COBORROWERS_ANSWERS) =>
      post(`/submit?action=pat_form&uniqid=${id}`, { lang: 'fr', ...LOAN, ...answers }, token),
    send: (token: string, id: string, answers: object = COBORROWERS_ANSWERS) =>
      post(
        `/submit?action=pat_form&send=1&uniqid=${id}`,
        { lang: 'fr', ...LOAN, ...answers },
        token,
      ),
    follow: (key: string) => post('/shares/follow', { key }),
  };
}

/** The link's token, in the mail's text: from where a person would copy it. */
export function linkIn({ text }: Pick<Mail, 'text'>): string {
  const address = /http:\/\/localhost:3000\/\S+/.exec(text)?.[0];
  if (address === undefined) throw new Error(`No address in «${text}»`);
  const url = new URL(address);
  return url.searchParams.get('token') ?? url.searchParams.get('resume') ?? url.hash.slice(1);
}
