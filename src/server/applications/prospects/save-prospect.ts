import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import type { Facts } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import type { AnswerName } from '#journey/field-names.ts';
import { loanFromTariff } from '#journey/loan.ts';
import {
  CONTACT_NAMES,
  checkContact,
  PROSPECT_MARKETING_NAMES,
  readContact,
} from '#journey/prospect.ts';
import { monthsAfter } from '../../stores/periods.ts';
import type { ProspectContent } from '../../stores/prospect-store.ts';
import type { Storage } from '../../stores/storage.ts';

export interface SaveProspect {
  storage: Pick<Storage, 'transact'>;
  /** What contact data are checked by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  keep: Pick<RetentionPeriods, 'prospectsMonths'>;
  now: () => Date;
  newId: () => string;
}

export interface ProspectToSave {
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  step: string;
  answers: Answers;
}

export type SavedProspect = { ok: true } | { ok: false; faults: readonly Fault[] };

/** How long after the last change a prospect is delivered, in milliseconds, because people keep typing. */
const SETTLED_AFTER = 60_000;

/**
 * Stores a visitor's valid contact data, once for each application, and queues them for delivery to the
 * lender; changed data are delivered again. An application that was sent has delivered all.
 */
export async function saveProspect(
  services: SaveProspect,
  sent: ProspectToSave,
): Promise<SavedProspect> {
  const now = services.now();
  const facts = factsOf(sent.answers, services.facts, now);
  if (facts === undefined) return { ok: false, faults: [{ field: 'product', kind: 'product' }] };
  const faults = checkContact(sent.answers, facts);
  if (faults.length > 0) return { ok: false, faults };

  const content = contentOf(sent, facts);
  const { uniqid, sessionId } = sent;
  return await services.storage.transact(async ({ requests, prospects, deliveries }) => {
    await requests.claim(uniqid);
    if ((await requests.findByUniqid(uniqid)) !== undefined) return { ok: true };
    const known = await prospects.findOf(sessionId, uniqid);
    if (known !== undefined && isUnchanged(known.content, content)) return { ok: true };
    const expiresAt = monthsAfter(now, services.keep.prospectsMonths);
    const subjectId = await prospects.save({
      id: services.newId(),
      sessionId,
      uniqid,
      content,
      savedAt: now,
      expiresAt,
    });
    const dueAt = new Date(now.getTime() + SETTLED_AFTER);
    await deliveries.put({ kind: 'prospect', subjectId, messageId: services.newId(), dueAt });
    return { ok: true };
  });
}

/** Contact data are checked alike for any loan, so the product's own example serves. */
function factsOf(answers: Answers, facts: SaveProspect['facts'], now: Date): Facts | undefined {
  const product = answer(answers, 'product');
  if (!isApplicationProduct(product)) return undefined;
  const tariff = facts.tariffs[product];
  if (tariff === undefined) return undefined;
  const { amount, duration } = tariff.example;
  const terms = { product, productName: '', amount, additionalAmount: cents(0), duration };
  const loan = loanFromTariff(terms, tariff);
  if (loan === undefined) throw new Error(`The tariff does not offer the example of ${product}`);
  return {
    ...facts,
    today: calendarDateIn(OFFICE_TIME_ZONE, now),
    loan,
    isLent: (code) => facts.tariffs[code] !== undefined,
    codesOf: (list) => facts.codesOf(product, list),
  };
}

function contentOf(
  { lang, step, answers: written }: ProspectToSave,
  facts: Facts,
): ProspectContent {
  const answers = readContact(written, facts);
  const answered = (names: readonly AnswerName[]) =>
    Object.fromEntries(
      names.map((name) => [name, answer(answers, name)]).filter(([, value]) => value !== ''),
    );
  const contact = { ...answered(CONTACT_NAMES), phone: toKeptPhone(answer(answers, 'phone')) };
  const visit = answered(PROSPECT_MARKETING_NAMES);
  return { lang, step, product: facts.loan.product, contact, visit };
}

/** A new step alone is not delivered. */
function isUnchanged(known: ProspectContent, content: ProspectContent): boolean {
  const withoutStep = ({ step: _, ...rest }: ProspectContent) => JSON.stringify(rest);
  return withoutStep(known) === withoutStep(content);
}
