import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { type Answers, answer } from '../answers.ts';
import { answerOf, type Borrower, borrowersOf, coborrowerIsSpouse } from '../borrowers.ts';
import { creditsOf, isPaidBack, isRevolving } from '../current-credits.ts';
import { amountIn } from '../rules/number.ts';
import { type FeeId, type Line, line, type Why } from './line.ts';
import { revolvingLine } from './revolving.ts';

/** spec 2 §9: the least that housing costs, in euros a month: tenants, two households, others. */
const HOUSING_FLOORS = {
  floorTenant: 400,
  floorApart: 400,
  floor: 250,
} as const satisfies Partial<Record<Why, number>>;

type FeeLine = Line<FeeId>;

/** The co-borrower lives at another address; a spouse is not asked, and lives at the same one. */
const livesApart = (answers: Answers) =>
  borrowersOf(answers).includes('coborrower') &&
  !coborrowerIsSpouse(answers) &&
  answer(answers, 'coborrowerSameAddress') === 'no';

/** Rent is asked of tenants, and of a co-borrower who has an address of their own. */
const isTenant = (answers: Answers, borrower: Borrower) =>
  (borrower === 'applicant' || livesApart(answers)) &&
  answerOf(answers, borrower, 'isLandlord') !== 'yes' &&
  answerOf(answers, borrower, 'livingSituation') === 'L';

/** The rents paid or the floor, whichever is more: once for the household, landlords included. */
function housingLine(answers: Answers): FeeLine {
  const rents = borrowersOf(answers)
    .filter((borrower) => isTenant(answers, borrower))
    .map((borrower) => amountIn(answerOf(answers, borrower, 'rent')));
  const given = addCents(...rents);
  const floor = floorOf(answers);
  const counted = cents(Math.max(given, HOUSING_FLOORS[floor] * 100));
  return line({ id: 'housing', given }, counted, floor);
}

function floorOf(answers: Answers): keyof typeof HOUSING_FLOORS {
  if (isTenant(answers, 'applicant')) return 'floorTenant';
  return livesApart(answers) ? 'floorApart' : 'floor';
}

/** The monthly payments of a borrower's credits, revolving ones apart. */
function creditLines(answers: Answers, borrower: Borrower): readonly FeeLine[] {
  return creditsOf(answers, borrower).flatMap((credit, entry) => {
    if (isRevolving(credit)) return [];
    const given = amountIn(credit.monthlyAmount ?? '');
    const counted = isPaidBack(credit) ? cents(0) : given;
    return [line({ id: 'credit', borrower, entry, given }, counted, 'paidBack')];
  });
}

function ownFees(answers: Answers, borrower: Borrower): readonly FeeLine[] {
  const alimony = amountIn(answerOf(answers, borrower, 'alimonyFee'));
  const extra =
    answerOf(answers, borrower, 'hasExtraFees') === 'yes'
      ? amountIn(answerOf(answers, borrower, 'extraFeesAmount'))
      : cents(0);
  return [
    { id: 'alimonyFee', borrower, given: alimony, counted: alimony },
    { id: 'extraFeesAmount', borrower, given: extra, counted: extra },
    ...creditLines(answers, borrower),
  ];
}

/**
 * Everything the household pays a month: housing first, then what each borrower owes, revolving
 * credit, and last the new loan's payment. Lines of 0 are left out but for housing and the payment.
 */
export function feeLines(answers: Answers, payment: Cents): readonly FeeLine[] {
  const owed = borrowersOf(answers).flatMap((borrower) => ownFees(answers, borrower));
  return [
    housingLine(answers),
    ...[...owed, revolvingLine(answers)].filter(({ given }) => given > 0),
    { id: 'payment', given: payment, counted: payment },
  ];
}
