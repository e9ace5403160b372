import { wallClockIn } from '#domain/calendar/clock.ts';
import { formatIsoDate } from '#domain/calendar/date.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Request, RequestStore, RequestSummary } from '../requests/request-store.ts';
import { type CommandResult, say, sayJson, USAGE } from './command.ts';

/** `requests list`, `requests show <reference>`. */
export async function runRequestsCommand(
  args: readonly string[],
  json: boolean,
  requests: Pick<RequestStore, 'list' | 'findByReference'>,
): Promise<CommandResult> {
  const [action, reference, ...rest] = args;
  if (action === 'list' && reference === undefined) return listRequests(json, requests);
  if (action === 'show' && reference !== undefined && rest.length === 0) {
    return showRequest(reference, json, requests);
  }
  return { code: 2, output: `${USAGE}\n` };
}

async function listRequests(json: boolean, requests: Pick<RequestStore, 'list'>) {
  const listed = await requests.list();
  if (json) return sayJson(listed.map(summarise));
  if (listed.length === 0) return say(['No requests yet.']);
  return say(listed.map(describe));
}

async function showRequest(
  reference: string,
  json: boolean,
  requests: Pick<RequestStore, 'findByReference'>,
) {
  const request = await requests.findByReference(reference.trim().toUpperCase());
  if (request === undefined) {
    const reason = `There is no request ${reference}.`;
    return json ? sayJson({ error: reason }, 1) : say([reason], 1);
  }
  const { answers, provenance } = request;
  if (json) return sayJson({ ...summarise(request), answers, provenance });
  return say([describe(request), ...describeAnswers(answers), ...describeProvenance(provenance)]);
}

/** Amounts in euros, as everywhere outside the program. */
function summarise(request: RequestSummary) {
  return {
    reference: request.reference,
    sentAt: request.sentAt.toISOString(),
    confirmedAt: request.confirmedAt?.toISOString() ?? null,
    lang: request.lang,
    product: request.product,
    amount: toEuros(request.amount),
    additionalAmount: toEuros(request.additionalAmount),
    duration: request.duration,
    taeg: request.taeg,
    monthlyAmount: toEuros(request.monthlyAmount),
  };
}

function describe(request: RequestSummary): string {
  const { reference, lang, product, amount, duration, taeg, monthlyAmount } = summarise(request);
  return [
    reference,
    describeInstant(request.sentAt),
    lang,
    product,
    `${amount.toFixed(2)} EUR`,
    `${duration} months`,
    `${taeg.toFixed(2)} %`,
    `${monthlyAmount.toFixed(2)} EUR a month`,
    request.confirmedAt === undefined ? 'confirmation under way' : 'confirmed',
  ].join('  ');
}

/** As the clocks of the lender's team show it, in Brussels. */
function describeInstant(instant: Date): string {
  const { date, minutes } = wallClockIn('Europe/Brussels', instant);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${formatIsoDate(date)} ${hour}:${minute}`;
}

/** What a provider told, one line a sign-in: «told by itsme, 2026-11-20 15:00: firstname, lastname». */
function describeProvenance(provenance: Request['provenance']): string[] {
  const signIns = Map.groupBy(provenance, ({ provider, at }) => `${provider} ${at}`);
  return [...signIns.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const names = [first, ...others].map(({ name }) => name).join(', ');
    return [`  told by ${first.provider}, ${describeInstant(new Date(first.at))}: ${names}`];
  });
}

function describeAnswers(answers: Request['answers']): string[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [`  ${name}: ${String(value)}`];
    return value.map((entry, index) => `  ${name}[${index}]: ${JSON.stringify(entry)}`);
  });
}
