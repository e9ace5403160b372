import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { answerOf, type Borrower, borrowersOf } from '../borrowers.ts';
import { creditsOf, isPaidBack, isRevolving } from '../current-credits.ts';
import { hasOwnAddress, isTenant } from '../dwelling.ts';
import { amountIn } from '../rules/number.ts';
import { BUDGET } from './budget-figures.ts';
import { type FeeId, type Line, line } from './line.ts';
import { revolvingLine } from './revolving.ts';

type FeeLine = Line<FeeId>;

/** Whether the two live at different addresses. */
const livesApart = (answers: Answers) =>
  borrowersOf(answers).includes('coborrower') && hasOwnAddress({ answers, borrower: 'coborrower' });

/** The rents paid or the minimum, whichever is more: once for the household, landlords included. */
function housingLine(answers: Answers): FeeLine {
  const rents = borrowersOf(answers)
    .filter((borrower) => isTenant({ answers, borrower }))
    .map((borrower) => amountIn(answerOf(answers, borrower, 'rent')));
  const given = addCents(...rents);
  const floor = floorOf(answers);
  const counted = cents(Math.max(given, BUDGET.housingFloors[floor]));
  return line({ id: 'housing', given }, counted, floor);
}

function floorOf(answers: Answers): keyof typeof BUDGET.housingFloors {
  if (isTenant({ answers })) return 'floorTenant';
  return livesApart(answers) ? 'floorApart' : 'floor';
}

/** The monthly payments of a borrower's credits, without revolving ones. */
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
 * The household's monthly charges: housing first, then each borrower's debts, revolving credit, and
 * last the new loan's payment. Lines of 0 are left out, except housing and the payment.
 */
export function feeLines(answers: Answers, payment: Cents): readonly FeeLine[] {
  const owed = borrowersOf(answers).flatMap((borrower) => ownFees(answers, borrower));
  return [
    housingLine(answers),
    ...[...owed, revolvingLine(answers)].filter(({ given }) => given > 0),
    { id: 'payment', given: payment, counted: payment },
  ];
}
