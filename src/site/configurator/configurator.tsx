import { type ReactNode, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { fill } from '#words/translation.ts';
import { readAmount } from '../amount-field/edit-amount.ts';
import { Progress } from '../components/progress/progress.tsx';
import { Legal } from '../loan/legal.tsx';
import { whenNear } from '../near/when-near.ts';
import { Announcement } from '../simulator/announcement.tsx';
import { leaveForForm } from '../simulator/leave-for-form.ts';
import { queryFields } from '../simulator/leaving.ts';
import { configuratorQuery, readQuery } from './configurator-query.ts';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import {
  boundsBroken,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
  questionOf,
} from './configurator-state.ts';
import { detailLoan, detailMortgage } from './detailed-offers.ts';
import { FormPanel } from './form-panel.tsx';
import { leaveForContact } from './leave-for-contact.ts';
import { LoanAnswer } from './loan-answer.tsx';
import { isMortgage } from './objectives.ts';
import { PrivacyPopup } from './privacy-popup.tsx';
import { PRODUCT_FORM } from './product-choice.tsx';
import { Question } from './question.tsx';
import { QuickLinks } from './quick-links.tsx';
import { type ShownRefresh, showRefresh } from './show-refresh.ts';
import { useFormPanel } from './use-form-panel.ts';
import { useLoaded } from './use-loaded.ts';
import { useLoanEvent } from './use-loan-event.ts';
import { useOffers } from './use-offers.ts';
import '../simulator/simulator.css';
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
  const [isAlive, setAlive] = useState(false);
  const [state, change] = useReducer(
    (before: ConfiguratorState, action: Parameters<typeof changeConfigurator>[2]) =>
      changeConfigurator(offer, before, action),
    offer,
    openConfigurator,
  );
  const { type, objective } = state;
  const loan = state.loans[objective];
  const { tariff } = loan.choice;
  const { total, duration } = loan.simulation;
  const isOutOfBounds = boundsBroken(state) !== undefined;
  const question = questionOf(state);
  const { refresh, askAgain } = useOffers(question);
  const amountField = () => form.current?.querySelector<HTMLInputElement>('[name="amount"]');
  const panel = useFormPanel({
    state,
    isRight: !isOutOfBounds,
    onWrong: () => amountField()?.focus(),
    onRestore: (before) => change({ kind: 'restore', state: before }),
  });
  const ofLoan = { product: tariff.code, amount: total / 100, duration };
  useLoanEvent(type === 'PAT' && !isOutOfBounds ? ofLoan : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    setAlive(true);
    if (details.current) whenNear([details.current], () => setNear(true));
    const typed = readAmount(amountField()?.value ?? '');
    if (location.search !== '')
      for (const action of readQuery(location.search, offer)) change(action);
    if (typed !== loan.entry.amount) change({ kind: 'typeAmount', digits: typed });
  }, []);

  const ownAddress = () => configuratorQuery(offer, state);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (panel.isOpen) return panel.calculate();
    if (isOutOfBounds) return amountField()?.focus();
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
  const shown = product && showRefresh(refresh, question, state.mortgages[product].variant);
  const mortgage = useLoaded(
    product !== undefined,
    () => import('./mortgage-part.tsx').then((part) => part.MORTGAGE_PART),
    // Its own page says the same.
    () => product && location.assign(setup.more[product]),
  );
  const [isNear, setNear] = useState(false);
  const Details = useLoaded(
    isNear,
    () => import('./offer-details.tsx').then((part) => part.OfferDetails),
    // Without the picture the page is whole.
    () => {},
  );
  const detailed =
    product && shown
      ? detailMortgage(product, shown)
      : detailLoan(loan, (n) => fill(shared.months, { n }));
  const hidden = product ? {} : queryFields(loan.simulation, tariff, locale);
  const { amount: first, form: second, contact: third } = words.timeline;
  return (
    <div id="configurator" className="configurator">
      <form hidden id={PRODUCT_FORM} />
      <form
        className="configurator__sheet"
        data-product={product ?? tariff.code}
        action={product ? appointmentPath : forms[objective].formPath}
        aria-label={words.title}
        noValidate
        ref={form}
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
          <FormPanel
            words={words.panel}
            isOpen={panel.isOpen}
            onCalculate={panel.calculate}
            onClose={panel.close}
          >
            <Question
              setup={setup}
              state={state}
              disabled={!isAlive}
              onChange={change}
              mortgageQuestion={mortgage?.Question}
            />
          </FormPanel>
        </div>
        <div className="configurator__answer">
          {product && shown ? (
            mortgage ? (
              <mortgage.Offers
                setup={setup}
                state={state}
                product={product}
                shown={shown}
                onChange={change}
                onRetry={askAgain}
                contact={appointmentPath}
                onContact={() => leaveForContact(state, product, ownAddress())}
              />
            ) : (
              <div className="configurator__awaiting" />
            )
          ) : (
            <LoanAnswer setup={setup} state={state} onChange={change} />
          )}
        </div>
        <div className="configurator__details" ref={details}>
          {Details && detailed && <Details setup={setup} {...detailed} />}
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
      <Announcement text={shown ? sayOffer(shown, setup) : sayLoan(state, setup)} />
    </div>
  );
}

/** The answer, for readers who listen. */
function sayLoan(state: ConfiguratorState, { shared, words, locale }: ConfiguratorSetup): string {
  const { simulation, bounds } = state.loans[state.objective];
  if (bounds) return words.noResults.title;
  return fill(shared.announcement, {
    payment: formatAmount(simulation.payment, locale),
    duration: simulation.duration,
    taeg: formatRate(simulation.taeg, locale),
  });
}

function sayOffer({ chosen, isStale }: ShownRefresh, setup: ConfiguratorSetup): string {
  if (!chosen || isStale) return '';
  const { locale, words } = setup;
  const euros = (amount: number) => formatAmount(toCents(amount), locale);
  return `${chosen.length}: ${euros(chosen.monthly_amount)} ${words.offers.perMonth}, ${euros(chosen.total_amount)}. ${words.offers.taeg} ${formatRate(chosen.final_taeg, locale)}`;
}
