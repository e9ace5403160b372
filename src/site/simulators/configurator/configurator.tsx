import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { useAddress } from '#site/browser/address/use-address.ts';
import { whenNear } from '#site/browser/lazy-loading/when-near.ts';
import { useLoaded } from '#site/browser/use-loaded.ts';
import { readAmount } from '#site/components/amount-field/edit-amount.ts';
import { Progress } from '#site/components/progress/progress.tsx';
import { fill } from '#words/translation.ts';
import { Announcement } from '../loan/announcement.tsx';
import { leaveForForm } from '../loan/leave-for-form.ts';
import { queryFields } from '../loan/leaving.ts';
import { Legal } from '../loan-page/legal.tsx';
import { MoreInfo } from './answer-parts.tsx';
import { followedQuery, readQuery } from './configurator-query.ts';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import {
  answeredState,
  boundsBroken,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
  questionOf,
} from './configurator-state.ts';
import { describeLoan, describeProgress } from './describe-configurator.ts';
import { detailLoan } from './detailed-offers.ts';
import { Failure } from './failure.tsx';
import { FormPanel } from './form-panel.tsx';
import { LoanAnswer, LoanHead } from './loan-answer.tsx';
import { isMortgage } from './objectives.ts';
import { PrivacyPopup } from './privacy-popup.tsx';
import { PRODUCT_FORM } from './product-choice.tsx';
import { Question } from './question.tsx';
import { QuickLinks } from './quick-links.tsx';
import { useFormPanel } from './use-form-panel.ts';
import { useLoanEvent } from './use-loan-event.ts';
import { useOffers } from './use-offers.ts';
import '../loan/simulator.css';
import './configurator.css';

/** The fields of the query that are controls of the form already. */
const TYPED: ReadonlySet<string> = new Set(['amount', 'duration']);

export interface ConfiguratorProps extends ConfiguratorSetup {
  /** What stands before the question. */
  children?: ReactNode;
}

/** One page to compare every credit on: a question on the left, its offers on the right (spec 1 §2). */
export function Configurator({ children, ...setup }: ConfiguratorProps) {
  const { locale, words, shared, offer, forms, appointmentPath, warning } = setup;
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [state, change] = useReducer(
    (before: ConfiguratorState, action: Parameters<typeof changeConfigurator>[2]) =>
      changeConfigurator(offer, before, action),
    offer,
    openConfigurator,
  );
  // The answer stays while its amount is emptied to type another.
  const answered = answeredState(state);
  const { type, objective } = answered;
  const loan = answered.loans[objective];
  const { tariff } = loan.choice;
  const { total, duration } = loan.simulation;
  const isOutOfBounds = boundsBroken(answered) !== undefined;
  const question = questionOf(answered);
  const { refresh, askAgain } = useOffers(question);
  const amountField = () => form.current?.querySelector<HTMLInputElement>('[name="amount"]');
  const pointAtAmount = () => {
    change({ kind: 'leaveAmount' });
    // Its error with it, and clear of what stands above and below it.
    const field = amountField();
    field?.closest('.sentence__part')?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const isRight = boundsBroken(state) === undefined;
  const panel = useFormPanel({
    state,
    isRight,
    onWrong: pointAtAmount,
    onRestore: (before) => change({ kind: 'restore', state: before }),
  });
  const ofLoan = { product: tariff.code, amount: total / 100, duration };
  useLoanEvent(type === 'PAT' && !isOutOfBounds ? ofLoan : undefined);
  useAddress(isAlive && isRight && !panel.isOpen ? state : undefined, (search, entered) =>
    followedQuery(search, offer, entered),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    setAlive(true);
    if (details.current) whenNear([details.current], () => setNear(true));
    const typed = readAmount(amountField()?.value ?? '');
    if (location.search !== '')
      for (const action of readQuery(location.search, offer)) change(action);
    if (typed !== loan.entry.amount) change({ kind: 'typeAmount', digits: typed });
  }, []);

  const ownAddress = () => followedQuery(location.search, offer, answered) ?? location.search;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (panel.isOpen) return panel.calculate();
    if (!isRight) return pointAtAmount();
    // Enter in a mortgage's amount: its offers are there already.
    if (type !== 'PAT') return;
    const { submitter } = event.nativeEvent;
    const path = submitter?.getAttribute('formaction') ?? forms[objective].formPath;
    leaveForForm({
      simulation: loan.simulation,
      tariff,
      locale,
      path,
      ownAddress: ownAddress(),
    });
  };

  const product: MortgageProduct | undefined = isMortgage(type) ? type : undefined;
  const ofMortgage = useLoaded(product !== undefined, () =>
    import('./mortgage-part.tsx').then((part) => part.MORTGAGE_PART),
  );
  // Before its law text is there, nothing of a mortgage is.
  const mortgage = product && ofMortgage.part;
  const shown = product && mortgage?.show(refresh, question, answered.mortgages[product].variant);
  const [isNear, setNear] = useState(false);
  const ofDetails = useLoaded(isNear, () =>
    import('./offer-details.tsx').then((part) => part.OfferDetails),
  );
  const detailed = product
    ? shown && mortgage?.detail(product, shown)
    : detailLoan(loan, (n) => fill(shared.months, { n }));
  // What is pressed to try again goes away: whoever pressed it is where something becomes of it.
  const tryAgain = (again: () => void, place: RefObject<HTMLElement | null>) => () => {
    place.current?.focus({ preventScroll: true });
    again();
  };
  const isAwaited = product !== undefined && !isOutOfBounds && shown?.chosen === undefined;
  const hasFailed = ofMortgage.hasFailed || shown?.hasFailed;
  const keepsPlace = detailed !== undefined || (isAwaited && !hasFailed && !shown?.isEmpty);
  const hidden = product ? {} : queryFields(loan.simulation, tariff, locale);
  const { amount: first, form: second, contact: third } = words.timeline;
  return (
    <div id="configurator" className="configurator">
      {/* Enter in its radios chooses nothing more than they do. */}
      <form hidden id={PRODUCT_FORM} onSubmit={(event) => event.preventDefault()}>
        <button type="submit">{words.product.legend}</button>
      </form>
      <form
        className="configurator__sheet"
        data-product={product ?? tariff.code}
        action={product ? appointmentPath : forms[objective].formPath}
        aria-label={words.title}
        noValidate
        ref={form}
        onKeyDown={stayInPurchase}
        onSubmit={apply}
      >
        {Object.entries(hidden)
          .filter(([name]) => !TYPED.has(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <div className="configurator__head">
          {children}
          <Progress
            label={words.timeline.label}
            stages={[
              { label: first, state: 'current' },
              { label: second, state: 'ahead' },
              { label: third, state: 'ahead' },
            ]}
          />
        </div>
        <QuickLinks words={setup.quickAccess} onModify={panel.open} />
        <div className="configurator__question">
          <FormPanel words={words.panel} isOpen={panel.isOpen} onClose={panel.close}>
            <Question
              setup={setup}
              state={state}
              disabled={!isAlive}
              onChange={change}
              purchase={ofMortgage.part?.Purchase}
              answeredAmount={shown?.chosen && shown.question?.amount}
            />
          </FormPanel>
        </div>
        <div className="configurator__answer">
          <div className="configurator__chosen">
            <p className="configurator__updating" role="status" tabIndex={-1} ref={status}>
              {product && describeProgress(shown, ofMortgage.hasFailed, setup)}
            </p>
            {product && ofMortgage.hasFailed && (
              <Failure
                words={words.missing}
                again={words.failed.again}
                onRetry={tryAgain(ofMortgage.loadAgain, status)}
              />
            )}
            {shown?.hasFailed && !isOutOfBounds && (
              <Failure
                words={shown.isTooMany ? words.failed.tooMany : words.failed}
                again={words.failed.again}
                onRetry={tryAgain(askAgain, status)}
              >
                {shown.chosen && words.failed.stale}
              </Failure>
            )}
            {!product && <LoanHead setup={setup} state={answered} />}
            {mortgage && shown && !isOutOfBounds && <mortgage.Head setup={setup} shown={shown} />}
          </div>
          {!product && <LoanAnswer setup={setup} state={answered} onChange={change} />}
          {mortgage && shown && (
            <mortgage.Offers
              setup={setup}
              state={answered}
              product={product}
              shown={shown}
              onChange={change}
              contact={appointmentPath}
              onContact={() => mortgage.leave(state, product, ownAddress())}
            />
          )}
          {product && ofMortgage.hasFailed && (
            <MoreInfo
              words={words}
              name={offer.mortgages[product].name[locale]}
              href={setup.more[product]}
            />
          )}
          {product && !ofMortgage.part && !ofMortgage.hasFailed && (
            <div className="configurator__awaiting" />
          )}
        </div>
        <div
          className={`configurator__details ${keepsPlace ? 'configurator__details--kept' : ''}`}
          aria-busy={shown?.isStale || undefined}
          tabIndex={-1}
          ref={details}
        >
          {ofDetails.part && detailed && <ofDetails.part setup={setup} {...detailed} />}
          {ofDetails.hasFailed && detailed && (
            <div className="configurator__missing">
              <Failure
                words={words.missing}
                again={words.failed.again}
                onRetry={tryAgain(ofDetails.loadAgain, details)}
              />
            </div>
          )}
        </div>
      </form>
      {product ? (
        mortgage && <mortgage.Legal setup={setup} isLight={product === 'LIGHT'} />
      ) : (
        <Legal
          warning={warning}
          words={shared}
          locale={locale}
          tariffs={[tariff]}
          condition={words.legal.PAT}
        />
      )}
      <PrivacyPopup words={words.privacy} path={setup.privacyPath} />
      <Announcement
        text={
          product
            ? ((shown && mortgage?.say(answered, shown, setup)) ?? '')
            : describeLoan(answered, setup)
        }
      />
    </div>
  );
}

/** Enter in what helps to find the amount sends nothing: the amount is not there yet. */
function stayInPurchase(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.closest('.purchase')) event.preventDefault();
}
