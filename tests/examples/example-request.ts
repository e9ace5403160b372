import { budgetToSend } from '#journey/affordability/sent-budget.ts';
import { type Answers, answer } from '#journey/answers.ts';
import { checkApplication } from '#journey/check-application.ts';
import { brokerAsAnswer } from '#journey/chosen-broker.ts';
import { normaliseAnswers } from '#journey/sent-answers/sent-answers.ts';
import { visitOf } from '#journey/visit.ts';
import type { Request } from '#server/stores/request-store.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { applicationFacts } from './fluvia.ts';

/** A request as stored after these answers were sent. */
export function exampleRequest(
  answers: Answers = COMPLETE_ANSWERS,
  overrides: Partial<Request> = {},
) {
  const checked = checkApplication(answers, applicationFacts);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const { application } = checked;
  const request: Request = {
    id: '0b54e7a4-0000-4000-8000-000000000001',
    uniqid: 'request-1',
    sessionId: '6f9b2a0e-0000-4000-8000-000000000001',
    reference: 'FLV-2026-7K3M9Q',
    lang: 'fr',
    product: application.product,
    productName: application.productName,
    amount: application.amount,
    additionalAmount: application.additionalAmount,
    duration: application.duration,
    taeg: application.taeg,
    monthlyAmount: application.monthlyAmount,
    answers: normaliseAnswers({
      ...application.answers,
      phone: answer(application.answers, 'phone'),
      ...visitOf(answers),
      ...brokerAsAnswer(answers),
    }),
    budget: budgetToSend(application.answers, application),
    asked: undefined,
    decisions: [],
    provenance: [],
    sentAt: new Date('2026-11-20T14:00:00Z'),
    confirmedAt: undefined,
    confirmationFailedAt: undefined,
    confirmationWithheldAt: undefined,
    ...overrides,
  };
  return request;
}
