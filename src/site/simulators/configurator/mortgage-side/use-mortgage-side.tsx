import { offeredMortgage } from '#domain/mortgage/mortgage.ts';
import { useLoaded } from '#site/browser/use-loaded.ts';
import { Failure } from '../../frame/failure.tsx';
import { MoreInfo } from '../answer-parts.tsx';
import { isMortgage } from '../products.ts';
import type { Side, SideProps } from '../side.ts';
import { describeProgress } from './describe-progress.ts';
import { MortgageQuestion } from './mortgage-question.tsx';
import { brokenMortgageLimits, questionOf } from './mortgage-state.ts';
import { useOffers } from './use-offers.ts';

/**
 * The side of the mortgages, whose offers the server calculates; undefined while an instalment loan
 * is in view.
 */
export function useMortgageSide(props: SideProps): Side | undefined {
  const { setup, state, answered, disabled, onChange, ownAddress, status } = props;
  const { locale, words, offer, appointmentPath, more } = setup;
  const product = isMortgage(answered.type) ? answered.type : undefined;
  const question = product && questionOf(answered, product);
  const { refresh, retry } = useOffers(question);
  const { part, hasFailed, loadAgain } = useLoaded(product !== undefined, () =>
    import('./mortgage-part.tsx').then(({ MORTGAGE_PART }) => MORTGAGE_PART),
  );
  if (!product) return undefined;

  const isOutOfBounds = brokenMortgageLimits(answered, product) !== undefined;
  // A mortgage is not shown before its legal text is loaded.
  const shown = part?.show(refresh, question, answered.mortgages[product].variant);
  const again = { again: words.failed.again, place: status };
  return {
    product,
    formPath: appointmentPath,
    hidden: {},
    question: (
      <MortgageQuestion
        key={product}
        {...{ setup, state, disabled, onChange, product }}
        purchase={part?.Purchase}
        answeredAmount={shown?.chosen && shown.question?.amount}
      />
    ),
    progress: describeProgress(shown, hasFailed, setup),
    head: (
      <>
        {hasFailed && <Failure words={words.missing} onRetry={loadAgain} {...again} />}
        {shown?.hasFailed && !isOutOfBounds && (
          <Failure
            words={shown.isTooMany ? words.failed.tooMany : words.failed}
            onRetry={retry}
            {...again}
          >
            {shown.chosen && words.failed.stale}
          </Failure>
        )}
        {part && shown && !isOutOfBounds && <part.Head setup={setup} shown={shown} />}
      </>
    ),
    answer:
      part && shown ? (
        <part.Offers
          {...{ setup, product, shown, onChange }}
          state={answered}
          contact={appointmentPath}
          onContact={() => part.leave(state, product, ownAddress())}
        />
      ) : hasFailed ? (
        <MoreInfo
          words={words}
          name={offeredMortgage(offer.mortgages, product).name[locale]}
          href={more[product]}
        />
      ) : (
        <div className="configurator__awaiting" />
      ),
    details: shown && part?.detail(product, shown),
    areDetailsAwaited:
      !isOutOfBounds && !hasFailed && !shown?.chosen && !shown?.hasFailed && !shown?.isEmpty,
    isStale: shown?.isStale ?? false,
    legal: part && <part.Legal setup={setup} isLight={product === 'LIGHT'} />,
    spoken: (shown && part?.describe(product, answered, shown, setup)) ?? '',
    // Enter in the amount: the offers are already shown, and a link leads on.
    onSubmit: () => {},
  };
}
