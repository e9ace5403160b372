import { toEuros } from '#domain/money/money.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import { VISIT_NAMES } from '#journey/visit.ts';
import type { NameBroker } from '../lookups/brokers/name-broker.ts';
import { conditionsInEuros } from '../security/audit/agreed-conditions.ts';
import { describeGiven, type Given } from '../stores/given-store.ts';
import type { Inquiry } from '../stores/inquiry.ts';
import type { Prospect } from '../stores/prospect-store.ts';
import type { Request } from '../stores/request-store.ts';
import type { Subscription } from '../stores/subscription.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';
import type { Subject } from './channel.ts';
import { brokerFields, withoutBroker } from './name-brokers.ts';
import { WEBHOOK_VERSION, type WebhookMessage } from './webhook-schema.ts';

/** A message as the receiver reads it (`webhook-schema.ts`). */
export function webhookBody(
  subject: Subject,
  messageId: string,
  nameBroker: NameBroker,
): WebhookMessage {
  return { id: messageId, version: WEBHOOK_VERSION, ...contentOf(subject, nameBroker) };
}

/** A message without what every message has. */
type Content = WithoutFrame<WebhookMessage>;
type WithoutFrame<M> = M extends WebhookMessage ? Omit<M, 'id' | 'version'> : never;

function contentOf(subject: Subject, nameBroker: NameBroker): Content {
  switch (subject.kind) {
    case 'request': {
      const at = subject.request.sentAt.toISOString();
      return {
        type: 'request.sent',
        at,
        data: dataOfRequest(subject.request, subject.given, nameBroker),
      };
    }
    case 'share': {
      const at = subject.agreement.at.toISOString();
      return { type: 'share.to-agree', at, data: dataOfAgreement(subject.agreement) };
    }
    case 'prospect': {
      const at = subject.prospect.savedAt.toISOString();
      return { type: 'prospect.saved', at, data: dataOfProspect(subject.prospect) };
    }
    case 'newsletter':
      return contentOfSubscription(subject.subscription);
    case 'contact':
    case 'coproperty':
    case 'mortgage': {
      const at = subject.inquiry.sentAt.toISOString();
      const data = dataOfInquiry(subject.inquiry, nameBroker);
      return { type: `${subject.kind}.sent`, at, data } as Content;
    }
  }
}

type Data<T extends WebhookMessage['type']> = Extract<WebhookMessage, { type: T }>['data'];

/** A request as it is delivered: amounts in euros, unanswered fields omitted, and the budget if it was stored. */
export function dataOfRequest(
  request: Request,
  given: readonly Given[],
  nameBroker: NameBroker,
): Data<'request.sent'> {
  const { answers, budget, asked } = request;
  const answered = Object.entries(withoutBroker(answers));
  const isVisit = ([name]: [string, unknown]) =>
    VISIT_NAMES.some((visitName) => visitName === name);
  return {
    id: request.id,
    uniqId: request.uniqid,
    reference: request.reference,
    sentAt: request.sentAt.toISOString(),
    lang: request.lang,
    product: productOf(request.product),
    productName: request.productName,
    amount: toEuros(request.amount),
    additionalAmount: toEuros(request.additionalAmount),
    duration: request.duration,
    taeg: request.taeg,
    monthlyAmount: toEuros(request.monthlyAmount),
    answers: Object.fromEntries(answered.filter((entry) => !isVisit(entry))),
    ...(budget && {
      budget: { ...budget, incomes: [...budget.incomes], fees: [...budget.fees] },
    }),
    ...(asked && { asked: { ...asked, reasons: [...asked.reasons] } }),
    decisions: [...request.decisions],
    ...brokerFields(answers, nameBroker),
    provenance: [...request.provenance],
    given: given.map(describeGiven),
    visit: Object.fromEntries(answered.filter(isVisit)),
  };
}

function dataOfAgreement(agreement: AwaitedAgreement): Data<'share.to-agree'> {
  const { id, uniqid, lang, at, until, asked, proposed } = agreement;
  return {
    id,
    uniqId: uniqid,
    acceptedAt: at.toISOString(),
    until: until.toISOString(),
    lang,
    asked: loanInEuros(asked),
    proposed: loanInEuros(proposed),
  };
}

function loanInEuros(conditions: Conditions) {
  return { ...conditionsInEuros(conditions), product: productOf(conditions.product) };
}

function dataOfProspect({ id, uniqid, savedAt, content }: Prospect): Data<'prospect.saved'> {
  const { lang, step, product, contact, visit } = content;
  return {
    id,
    uniqId: uniqid,
    savedAt: savedAt.toISOString(),
    lang,
    step,
    product: productOf(product),
    ...contact,
    visit: { ...visit },
  };
}

function contentOfSubscription(subscription: Subscription): Content {
  const { id, lang, email, endedAt } = subscription;
  if (endedAt !== undefined) {
    const at = endedAt.toISOString();
    return { type: 'newsletter.ended', at, data: { id, lang, email, endedAt: at } };
  }
  const data = dataOfSubscription(subscription);
  return { type: 'newsletter.confirmed', at: data.confirmedAt, data };
}

/** A confirmed subscription as it is delivered. */
export function dataOfSubscription(subscription: Subscription): Data<'newsletter.confirmed'> {
  const { id, lang, email, askedAt, confirmedAt, unsubscribe } = subscription;
  if (confirmedAt === undefined) throw new Error(`Subscription ${id} is not confirmed yet`);
  const when = { askedAt: askedAt.toISOString(), confirmedAt: confirmedAt.toISOString() };
  return { id, lang, email, ...when, unsubscribe };
}

/** A form of the website as it is delivered: its own names and values, the broker, the files. */
export function dataOfInquiry(
  { id, sentAt, lang, answers, files }: Inquiry,
  nameBroker: NameBroker,
) {
  return {
    id,
    sentAt: sentAt.toISOString(),
    lang,
    ...answers,
    ...brokerFields(answers, nameBroker),
    files: files.map(({ name, contentType, size, address }) => ({
      name,
      contentType,
      size,
      address,
    })),
  };
}

function productOf(code: string) {
  if (!isApplicationProduct(code)) throw new Error(`Unknown product ${code}`);
  return code;
}
