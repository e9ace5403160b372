import { toEuros } from '#domain/money/money.ts';
import { readText } from '#domain/reading/read-text.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { reasonsInWords } from '#words/application/condition-reasons.ts';
import { brokerFields, withoutBroker } from '../../deliveries/name-brokers.ts';
import type { Delivery } from '../../stores/delivery-store.ts';
import type { Request, RequestSummary } from '../../stores/request-store.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { describeAnswers, nameInWords } from './describe-answers.ts';
import { describeBudget } from './describe-budget.ts';
import { describeHold } from './describe-hold.ts';
import { formatInstant } from './format-instant.ts';
import { leaveOutRestricted, refuseRestricted } from './leave-out-restricted.ts';
import { findDeliveries, listNewest } from './list-newest.ts';

/** `requests list [--newest <n>]`: the requests that were sent, newest first, without names. */
export const listRequests = listNewest(async ({ storage }, line, newest) => {
  const { json } = line;
  const all = await storage.requests.list(newest);
  const { shown: listed, left } = await leaveOutRestricted(storage, line, all, applicationOf);
  const subjects = listed.map(({ id }) => ({ kind: 'request' as const, subjectId: id }));
  const deliveries = await findDeliveries(storage, subjects);
  if (json)
    return printJson(listed.map((request) => summarise(request, deliveries.get(request.id))));
  if (all.length === 0) return printLines(['No requests yet.']);
  const lines = listed.map((request) => describe(request, deliveries.get(request.id)));
  return printLines([...lines, ...left]);
});

/** `requests show <reference>`: a request with all answers. The audit log records it. */
export async function showRequest(
  { storage, actor, now, nameBroker, readLender }: CommandServices,
  { json, restricted }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const reference = asReference(typed);
  const result = await storage.transact(async (transaction) => {
    const { requests, deliveries, holds, restrictions, audit } = transaction;
    const request = await requests.findByReference(reference);
    if (request === undefined) return undefined;
    const isRestricted = await restrictions.covers(applicationOf(request));
    if (isRestricted && !restricted) return 'restricted';
    const delivery = await deliveries.find({ kind: 'request', subjectId: request.id });
    const details = { id: request.id };
    await audit.append({ at: now(), actor, action: 'look', subject: reference, details });
    return { request, delivery, isRestricted, held: await holds.listOf(request.id) };
  });
  if (result === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  if (result === 'restricted') return refuseRestricted(`request ${reference}`, json, true);
  const { request, delivery, isRestricted, held } = result;
  const { decisions, provenance } = request;
  const answers = withoutBroker(request.answers);
  const broker = brokerFields(request.answers, nameBroker);
  const budget = request.budget ?? null;
  const asked = request.asked ?? null;
  if (json)
    return printJson({
      ...summarise(request, delivery),
      ...broker,
      answers,
      budget,
      asked,
      decisions,
      provenance,
      holds: held,
      isRestricted,
    });
  return printLines([
    describe(request, delivery),
    ...Object.entries(broker).map(([name, value]) => `  ${name}: ${value}`),
    ...describeAnswers({ ...request, answers }, readLender()?.lists),
    ...describeAsked(request, readLender()?.tariffs),
    ...describeBudget(request),
    ...describeDecisions(request),
    ...describeProvenance(request),
    ...describeHold(held),
    ...(isRestricted ? ['  restricted'] : []),
  ]);
}

/** What a restriction covers a request or a share by. */
export const applicationOf = ({ uniqid }: Pick<Request, 'uniqid'>) =>
  ({ what: 'application', name: uniqid }) as const;

/** Accepts a reference as people read and copy it. */
export function asReference(typed: string): string {
  return readText(typed).toUpperCase();
}

/** Amounts in euros, as everywhere outside the program. */
function summarise(request: RequestSummary, delivery: Delivery | undefined) {
  return {
    reference: request.reference,
    sentAt: request.sentAt.toISOString(),
    confirmedAt: request.confirmedAt?.toISOString() ?? null,
    confirmationFailedAt: request.confirmationFailedAt?.toISOString() ?? null,
    confirmationWithheldAt: request.confirmationWithheldAt?.toISOString() ?? null,
    lang: request.lang,
    product: request.product,
    amount: toEuros(request.amount),
    additionalAmount: toEuros(request.additionalAmount),
    duration: request.duration,
    taeg: request.taeg,
    monthlyAmount: toEuros(request.monthlyAmount),
    delivery: delivery === undefined ? null : summariseDelivery(delivery),
  };
}

export function summariseDelivery(delivery: Delivery) {
  return {
    state: stateOf(delivery),
    attempts: delivery.attempts,
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
    failedAt: delivery.failedAt?.toISOString() ?? null,
    nextAttemptAt: stateOf(delivery) === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
    lastFailure: delivery.lastFailure ?? null,
  };
}

function stateOf({ deliveredAt, failedAt }: Delivery): 'waiting' | 'delivered' | 'failed' {
  if (deliveredAt !== undefined) return 'delivered';
  return failedAt === undefined ? 'waiting' : 'failed';
}

function describe(request: RequestSummary, delivery: Delivery | undefined): string {
  const { reference, lang, product, amount, additionalAmount, duration, taeg, monthlyAmount } =
    summarise(request, delivery);
  return [
    reference,
    formatInstant(request.sentAt),
    lang,
    product,
    describeAmount(amount, additionalAmount, request),
    `${duration} months`,
    `${taeg.toFixed(2)} %`,
    `${monthlyAmount.toFixed(2)} EUR a month`,
    describeConfirmation(request),
    describeDelivery(delivery),
  ].join('  ');
}

/** `10000.00 + 5000.00 = 15000.00 EUR` where an additional amount is lent. */
function describeAmount(amount: number, additionalAmount: number, request: RequestSummary): string {
  if (!hasAdditionalAmount(request)) return `${amount.toFixed(2)} EUR`;
  const total = toEuros(totalAmount(request)).toFixed(2);
  return `${amount.toFixed(2)} + ${additionalAmount.toFixed(2)} = ${total} EUR`;
}

function describeConfirmation({
  confirmedAt,
  confirmationFailedAt,
  confirmationWithheldAt,
}: RequestSummary): string {
  if (confirmedAt !== undefined) return 'confirmed';
  if (confirmationWithheldAt !== undefined) return 'confirmation withheld';
  return confirmationFailedAt === undefined ? 'confirmation pending' : 'confirmation failed';
}

export function describeDelivery(delivery: Delivery | undefined): string {
  if (delivery === undefined) return 'no delivery';
  const state = stateOf(delivery);
  if (state === 'delivered') return 'delivered';
  const why = delivery.lastFailure === undefined ? '' : ` (${delivery.lastFailure})`;
  if (state === 'failed') return `delivery failed${why}`;
  if (delivery.attempts === 0) return 'delivery waiting';
  return `delivery tried ${delivery.attempts} times${why}, again ${formatInstant(delivery.nextAttemptAt)}`;
}

function describeAsked({ asked, lang }: Request, tariffs: Tariffs = {}): string[] {
  if (asked === undefined) return [];
  const { product, amount, additionalAmount, duration, taeg, reasons } = asked;
  const amounts = [amount, ...(additionalAmount > 0 ? [additionalAmount] : [])];
  const lent = amounts.map((euros) => euros.toFixed(2)).join(' + ');
  const inWords = reasonsInWords(APPLICATION_WORDS[lang].conditions, tariffs);
  return [
    `  asked before: ${product}, ${lent} EUR, ${duration} months, ${taeg.toFixed(2)} %`,
    ...reasons.map((reason) => `    ${inWords[reason]}`),
  ];
}

/** A line per decision: "by rule A-12.3 (version 1.0.0), budget: remaining 495.52, limit 720". */
function describeDecisions({ decisions }: Request): string[] {
  return decisions.map(({ kind, rule, version, figures }) => {
    const read = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
    return `  by rule ${rule} (version ${version}), ${kind}: ${read.join(', ')}`;
  });
}

/** What providers stated, a line per sign-in: "stated by itsme, 2026-11-20 15:00: Prénom (firstname), Nom (lastname)". */
function describeProvenance({ provenance, lang }: Request): string[] {
  const signIns = Map.groupBy(provenance, ({ provider, at }) => `${provider} ${at}`);
  return [...signIns.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const names = [first, ...others].map(({ name }) => nameInWords(name, lang)).join(', ');
    return [`  stated by ${first.provider}, ${formatInstant(new Date(first.at))}: ${names}`];
  });
}
