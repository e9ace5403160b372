import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useReducer, useRef } from 'react';
import { useAddress } from '#site/browser/address/use-address.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import { Progress } from '#site/components/progress/progress.tsx';
import { Announcement } from '../frame/announcement.tsx';
import { followedQuery, readQuery } from './configurator-query.ts';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import {
  answeredState,
  boundsBroken,
  type ConfiguratorAction,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
} from './configurator-state.ts';
import { Details } from './details.tsx';
import { FormPanel } from './form-panel.tsx';
import { useLoanSide } from './loan-side/use-loan-side.tsx';
import { useMortgageSide } from './mortgage-side/use-mortgage-side.tsx';
import { PRODUCT_FORM } from './product-choice.tsx';
import { Question } from './question.tsx';
import { QuickLinks } from './quick-links.tsx';
import { useFormPanel } from './use-form-panel.ts';
import '../frame/simulator.css';
import './configurator.css';

/** Query fields that are already controls of the form. */
const TYPED: ReadonlySet<string> = new Set(['amount', 'duration']);

export interface ConfiguratorProps extends ConfiguratorSetup {
  /** Shown before the question. */
  children?: ReactNode;
}

/**
 * A page to compare every credit: the question on the left, its offers on the right (W-4.1). It
 * is what both of its sides have in common; each fills its places.
 */
export function Configurator({ children, ...setup }: ConfiguratorProps) {
  const { words, offer } = setup;
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [state, onChange] = useReducer(
    (before: ConfiguratorState, action: ConfiguratorAction) =>
      changeConfigurator(offer, before, action),
    offer,
    openConfigurator,
  );
  // The answer stays while the visitor empties the amount to type a new amount.
  const answered = answeredState(state);
  const isRight = boundsBroken(state) === undefined;
  const amountField = () => form.current?.querySelector<HTMLInputElement>('[name="amount"]');
  const pointAtAmount = () => {
    onChange({ kind: 'leaveAmount' });
    // Its error with it, and clear of what stands above and below it.
    const field = amountField();
    field?.closest('.sentence__part')?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const panel = useFormPanel({
    state,
    isRight,
    onWrong: pointAtAmount,
    onCalculated: () => answer.current?.scrollIntoView({ block: 'start' }),
    onRestore: (before) => onChange({ kind: 'restore', state: before }),
  });
  useAddress(isHydrated && isRight && !panel.isOpen ? state : undefined, (search, entered) =>
    followedQuery(search, offer, entered),
  );
  useOnMount(() => {
    if (location.search !== '')
      for (const action of readQuery(location.search, offer)) onChange(action);
  });

  const shared = { setup, state, disabled: !isHydrated, onChange };
  const ownAddress = () => followedQuery(location.search, offer, answered) ?? location.search;
  const props = { ...shared, answered, ownAddress, status };
  const loan = useLoanSide(props);
  const side = useMortgageSide(props) ?? loan;
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (panel.isOpen) return panel.calculate();
    if (!isRight) return pointAtAmount();
    side.onSubmit(event.nativeEvent.submitter);
  };
  const { label, amount: first, form: second, contact: third } = words.timeline;
  return (
    <div id="configurator" className="configurator">
      {/* Enter in its radios chooses nothing more than they do. */}
      <form hidden id={PRODUCT_FORM} onSubmit={(event) => event.preventDefault()}>
        <button type="submit">{words.product.legend}</button>
      </form>
      <form
        className="configurator__sheet"
        data-product={side.product}
        action={side.formPath}
        aria-label={words.title}
        noValidate
        ref={form}
        onKeyDown={stayInPurchase}
        onSubmit={submit}
      >
        {Object.entries(side.hidden)
          .filter(([name]) => !TYPED.has(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <div className="configurator__head">
          {children}
          <Progress
            label={label}
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
            <Question {...shared}>{side.question}</Question>
          </FormPanel>
        </div>
        <div className="configurator__answer" ref={answer}>
          <div className="configurator__chosen">
            <p className="configurator__updating" role="status" tabIndex={-1} ref={status}>
              {side.progress}
            </p>
            {side.head}
          </div>
          {side.answer}
          {setup.boat}
        </div>
        <Details setup={setup} side={side} />
      </form>
      {side.legal}
      <Announcement text={side.spoken} />
    </div>
  );
}

/** Enter in the purchase fields submits nothing, because there is no amount yet. */
function stayInPurchase(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.closest('.purchase')) event.preventDefault();
}
