import type { ContractLocale } from '#domain/locale/locale.ts';
import {
  type Conditions,
  conditionsOf,
  onApplicantsAcceptance,
} from '#journey/agreed-conditions.ts';
import { FIELDS } from '#journey/form-fields.ts';
import { loanAsAnswers, loanFromTariff } from '#journey/loan.ts';
import {
  type Acceptance,
  agreementOf,
  applicantsAcceptance,
} from '../../security/audit/agreed-conditions.ts';
import type { CoborrowersPart, Share } from '../../stores/share-store.ts';
import type { Transaction } from '../../stores/storage.ts';
import { textsGiven } from '../documents/record-given.ts';
import type { ShownAgreement } from '../requests/find-shown-consents.ts';
import type { StoreRequest } from '../requests/store-request.ts';
import type { ChangeFollowed } from './change-followed.ts';
import { checkJointRequest } from './check-joint-request.ts';
import type { HouseholdFacts } from './coborrowers-household.ts';
import { type DecidedConditions, decideConditions, describeNow } from './decide-conditions.ts';
import { endOfAgreeing } from './share-state.ts';
import { storeJointRequest } from './store-joint-request.ts';

export type AcceptConditions = ChangeFollowed & HouseholdFacts & StoreRequest;

/** The conditions and the words that the applicant was shown, and the language of their page. */
export interface ApplicantsWord {
  seen: Conditions;
  lang: ContractLocale;
  shown: ShownAgreement;
}

/**
 * The applicant accepts the other conditions that the co-borrower has accepted: the request is sent on
 * these conditions only. If the tariff has changed since, the co-borrower is asked to accept the new
 * conditions too.
 */
export async function acceptConditions(
  services: AcceptConditions,
  key: string,
  { seen, lang, shown }: ApplicantsWord,
): Promise<DecidedConditions> {
  return await decideConditions(services, key, 'accept', async (share, now, transaction) => {
    const { part, loan: accepted } = sentPartOf(share);
    const newest = loanFromTariff(accepted, services.facts.tariffs[accepted.product]);
    const outcome = onApplicantsAcceptance({ seen, newest, accepted });
    if (outcome === 'changed') return { ok: false, reason: { kind: 'changed' } };
    const applicant = applicantsAcceptance(lang, now, shown, outcome === 'ask-again');
    const assessed =
      outcome === 'accept'
        ? checkJointRequest(share, { ...part.answers, ...loanAsAnswers(accepted) }, services)
        : undefined;
    if (!assessed?.ok) {
      const agreed = newest && outcome === 'ask-again' ? conditionsOf(newest) : undefined;
      await retry(share, agreed && { ...applicant, conditions: agreed }, now, transaction);
      return await describeNow(services, share, now, transaction);
    }
    await storeJointRequest(services, transaction, share, {
      event: 'accept',
      application: assessed.application,
      provenance: part.provenance ?? [],
      sentAt: now,
      given: textsGiven(
        services,
        { borrower: 'applicant', lang, at: now },
        { product: accepted.product, consents: shown.hash },
      ),
      consents: (subject, ids) => [
        agreementOf(
          {
            by: 'applicant',
            conditions: conditionsOf(accepted),
            coborrower: part.accepted,
            applicant,
          },
          now,
          subject,
          ids,
        ),
      ],
    });
    return await describeNow(services, share, now, transaction);
  });
}

/** The co-borrower's part as they sent it. */
function sentPartOf({ id, part }: Share) {
  if (part?.loan === undefined || part.accepted === undefined)
    throw new Error(`Share ${id} waits for an agreement, but has no conditions`);
  return { part: { ...part, accepted: part.accepted }, loan: part.loan };
}

/** Reopens the co-borrower's part with their answers; `agreed`: what the applicant accepted. */
async function retry(
  share: Share,
  agreed: (Acceptance & { conditions: Conditions }) | undefined,
  now: Date,
  { shares, enqueue }: Transaction,
): Promise<void> {
  const { id, generation, applicant, part } = share;
  const { agreed: _, ...asked } = applicant;
  const changed = {
    ...share,
    applicant: { ...asked, ...(agreed && { agreed }) },
    part: part && reopened(part),
    // Counts as a new invitation, so that no reminder follows at once.
    invitedAt: now,
    expiresAt: endOfAgreeing(share, now),
  };
  await shares.transition(changed, 'ask-again');
  await enqueue('share-letter', { shareId: id, letter: 'asked-again', generation });
}

/** The proposal and the declaration are asked again. */
const reopened = ({ answers, maxStep }: CoborrowersPart): CoborrowersPart => ({
  answers: Object.fromEntries(Object.entries(answers).filter(([name]) => !FIELDS.get(name)?.fresh)),
  maxStep,
});
