import { toEuros } from '#domain/money/money.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import type { Answers, Entry } from '#journey/answers.ts';
import { AMOUNT_NAMES } from '#journey/inquiries/mortgage-form.ts';
import { readSimulatedMortgage } from '#journey/inquiries/simulated-mortgage.ts';
import { VISIT_NAMES } from '#journey/visit.ts';
import { conditionsInEuros } from '../audit/agreed-conditions.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { Prospect } from '../prospects/prospect-store.ts';
import type { Request } from '../requests/request-store.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';
import type { Subject } from './channel.ts';
import { brokerFields, type NameBroker, withoutBroker } from './name-brokers.ts';
import type { WebhookMessage } from './webhook-schema.ts';

/** A message as the receiver reads it (`webhook-schema.ts`). */
export function webhookBody(
  subject: Subject,
  messageId: string,
  nameBroker: NameBroker,
): WebhookMessage {
  if (subject.kind === 'request') {
    const at = subject.request.sentAt.toISOString();
    const data = dataOfRequest(subject.request, nameBroker);
    return { id: messageId, type: 'request.sent', at, data };
  }
  if (subject.kind === 'share') {
    const { agreement } = subject;
    const data = dataOfAgreement(agreement);
    return { id: messageId, type: 'share.to-agree', at: agreement.at.toISOString(), data };
  }
  if (subject.kind === 'prospect') {
    const at = subject.prospect.savedAt.toISOString();
    return { id: messageId, type: 'prospect.saved', at, data: dataOfProspect(subject.prospect) };
  }
  if (subject.kind === 'newsletter') return bodyOfSubscription(subject.subscription, messageId);
  const { inquiry } = subject;
  const at = inquiry.sentAt.toISOString();
  switch (inquiry.form) {
    case 'contact':
      return { id: messageId, type: 'contact.sent', at, data: dataOfInquiry(inquiry, nameBroker) };
    case 'coproperty':
      return {
        id: messageId,
        type: 'coproperty.sent',
        at,
        data: dataOfCoproperty(inquiry, nameBroker),
      };
    case 'mortgage':
      return {
        id: messageId,
        type: 'mortgage.sent',
        at,
        data: dataOfMortgage(inquiry, nameBroker),
      };
  }
}

type Data<T extends WebhookMessage['type']> = Extract<WebhookMessage, { type: T }>['data'];

/** A request as it is delivered: amounts in euros, unanswered fields omitted. */
export function dataOfRequest(request: Request, nameBroker: NameBroker): Data<'request.sent'> {
  const answers = request.answers as Answers;
  const answered = Object.entries(withoutEmpty(withoutBroker(answers)));
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
    ...brokerFields(answers, nameBroker),
    provenance: [...request.provenance],
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

function bodyOfSubscription(subscription: Subscription, messageId: string): WebhookMessage {
  const { id, lang, email, endedAt } = subscription;
  if (endedAt !== undefined) {
    const at = endedAt.toISOString();
    return { id: messageId, type: 'newsletter.ended', at, data: { id, lang, email, endedAt: at } };
  }
  const data = dataOfSubscription(subscription);
  return { id: messageId, type: 'newsletter.confirmed', at: data.confirmedAt, data };
}

/** A confirmed subscription as it is delivered. */
export function dataOfSubscription(subscription: Subscription): Data<'newsletter.confirmed'> {
  const { id, lang, email, askedAt, confirmedAt, unsubscribe } = subscription;
  if (confirmedAt === undefined) throw new Error(`Subscription ${id} is not confirmed yet`);
  const when = { askedAt: askedAt.toISOString(), confirmedAt: confirmedAt.toISOString() };
  return { id, lang, email, ...when, unsubscribe };
}

/** An inquiry as it is delivered. */
export function dataOfInquiry(
  { id, sentAt, lang, answers, files }: Inquiry,
  nameBroker: NameBroker,
): Data<'contact.sent'> {
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

/** The same, with figures as numbers: what the tariff made of amount and duration. */
export function dataOfCoproperty(
  inquiry: Inquiry,
  nameBroker: NameBroker,
): Data<'coproperty.sent'> {
  const { amount, duration, taeg, 'monthly-fee': fee } = inquiry.answers;
  return {
    ...dataOfInquiry(inquiry, nameBroker),
    amount: Number(amount),
    duration: Number(duration),
    taeg: Number(taeg),
    'monthly-fee': Number(fee),
  };
}

/** The same, with amounts and children as numbers, and the simulated mortgage parsed. */
export function dataOfMortgage(inquiry: Inquiry, nameBroker: NameBroker): Data<'mortgage.sent'> {
  const { answers } = inquiry;
  const numbers = [...AMOUNT_NAMES, 'chargechilds' as const].flatMap((name) =>
    answers[name] === undefined ? [] : [[name, Number(answers[name])] as const],
  );
  const simulated = readSimulatedMortgage(answers['ch-params'] ?? '');
  const data: Readonly<Record<string, unknown>> = dataOfInquiry(inquiry, nameBroker);
  const { 'ch-params': _, ...others } = data;
  return {
    ...others,
    ...Object.fromEntries(numbers),
    ...(simulated && { 'ch-params': simulated }),
  } as Data<'mortgage.sent'>;
}

/** The data of an inquiry, whichever form it came from. */
export function dataOfForm(inquiry: Inquiry, nameBroker: NameBroker) {
  switch (inquiry.form) {
    case 'contact':
      return dataOfInquiry(inquiry, nameBroker);
    case 'coproperty':
      return dataOfCoproperty(inquiry, nameBroker);
    case 'mortgage':
      return dataOfMortgage(inquiry, nameBroker);
  }
}

function productOf(code: string) {
  if (!isApplicationProduct(code)) throw new Error(`Unknown product ${code}`);
  return code;
}

/** An absent name and an empty text mean the same, so neither is sent. */
function withoutEmpty(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers)
      .map(([name, value]) =>
        typeof value === 'string' ? ([name, value] as const) : ([name, value.map(filled)] as const),
      )
      .filter(([, value]) => value.length > 0),
  );
}

const filled = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== ''));
