import type { Request } from '../requests/request-store.ts';

/** Mail travels open and stays in mailboxes: a national number is told there by its date alone. */
export function withoutNationalNumbers(request: Request): Request {
  const masked = ['nationalRegistry', 'coborrowerNationalRegistry'].flatMap((name) => {
    const number = request.answers[name];
    return typeof number === 'string' ? [[name, number.replace(/-.*$/, '-•••.••')]] : [];
  });
  return { ...request, answers: { ...request.answers, ...Object.fromEntries(masked) } };
}
