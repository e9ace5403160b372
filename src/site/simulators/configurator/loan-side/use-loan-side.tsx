import { fill } from '#words/translation.ts';
import { leaveForForm } from '../../loan/leave-for-form.ts';
import { queryFields } from '../../loan/leaving.ts';
import { Legal } from '../../loan-page/legal.tsx';
import type { Side, SideProps } from '../side.ts';
import { describeLoan } from './describe-loan.ts';
import { detailLoan } from './detail-loan.ts';
import { LoanAnswer, LoanHead } from './loan-answer.tsx';
import { LoanQuestion } from './loan-question.tsx';
import { useLoanEvent } from './use-loan-event.ts';

/** The side of the instalment loans, which the browser calculates itself. */
export function useLoanSide(props: SideProps): Side {
  const { setup, state, answered, disabled, onChange, ownAddress } = props;
  const { locale, words, shared, forms, warning } = setup;
  const { type, objective } = answered;
  const loan = answered.loans[objective];
  const { choice, simulation, bounds } = loan;
  const { tariff } = choice;
  const { formPath } = forms[objective];
  const { total, duration } = simulation;
  const isReported = type === 'PAT' && !bounds;
  useLoanEvent(isReported ? { product: tariff.code, amount: total / 100, duration } : undefined);
  const answer = { setup, state: answered, onChange };
  return {
    product: tariff.code,
    formPath,
    hidden: queryFields(simulation, tariff, locale),
    question: <LoanQuestion {...{ setup, state, disabled, onChange }} />,
    progress: '',
    head: <LoanHead setup={setup} state={answered} />,
    answer: <LoanAnswer {...answer} />,
    details: detailLoan(loan, (n) => fill(shared.months, { n })),
    areDetailsAwaited: false,
    isStale: false,
    legal: (
      <Legal
        warning={warning}
        words={shared}
        locale={locale}
        tariffs={[tariff]}
        condition={words.legal.PAT}
      />
    ),
    spoken: describeLoan(answered, setup),
    onSubmit: (submitter) =>
      leaveForForm({
        simulation,
        tariff,
        locale,
        // The form in another language has a button of its own.
        path: submitter?.getAttribute('formaction') ?? formPath,
        ownAddress: ownAddress(),
      }),
  };
}
