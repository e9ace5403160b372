import type { Request } from '../../stores/request-store.ts';

/** Mail is unencrypted and stays in mailboxes, so it contains only the birth date of a national number. */
export function withoutNationalNumbers(request: Request): Request {
  const masked = ['nationalRegistry', 'coborrowerNationalRegistry'].flatMap((name) => {
    const number = request.answers[name];
    return typeof number === 'string' ? [[name, number.replace(/-.*$/, '-•••.••')]] : [];
  });
  return { ...request, answers: { ...request.answers, ...Object.fromEntries(masked) } };
}
