import { writesEuroFirst } from '#domain/locale/languages.ts';
import { formatNumber } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { describe, errorId } from '#site/components/field/description.ts';
import { fill } from '#words/translation.ts';
import type { SimulationDescription } from '../loan/describe-simulation.ts';
import type { LoanType } from '../loan/families.ts';
import type { Entry, SimulationState } from '../loan/simulation-state.ts';
import { create, setAttribute, setText } from './create-element.ts';
import { mountAmount } from './mount-amount.ts';
import { choicesPart } from './type-part.ts';
import type { WidgetSetup } from './widget-setup.ts';

export interface QuestionActions {
  onFamily(family: string): void;
  onEntry(changed: Partial<Entry>): void;
  onDuration(months: number): void;
  onType(type: LoanType): void;
  /** Called on Enter in an amount, like its button. */
  onEnter(): void;
}

/** The question: the loan, its amount, its duration, its type. */
export function questionPart(setup: WidgetSetup, actions: QuestionActions) {
  const { locale, loans, words, own } = setup;
  const product = create(
    'select',
    { id: 'product', name: 'product', class: 'control' },
    ...loans.map(({ offered, name }) => create('option', { value: offered.family }, name)),
  );
  product.addEventListener('change', () => actions.onFamily(product.value));
  const amount = amountField(setup, 'amount', actions);
  const additional = amountField(setup, 'additionalAmount', actions);
  setText(additional.label, own.additional);
  const duration = create('select', { id: 'duration', name: 'duration', class: 'control' });
  duration.addEventListener('change', () => actions.onDuration(Number(duration.value)));
  const durationBox = create('span', { class: 'box', 'data-value': 'duration' }, duration);
  const types = choicesPart(words.types, actions.onType);
  const changed = create('p', { class: 'changed' });
  const purpose = create('p', { class: 'hint' });
  const element = create(
    'div',
    { class: 'question' },
    labelled(
      create('label', { for: 'product' }, own.product),
      create('span', { class: 'box' }, product),
    ),
    amount.element,
    additional.element,
    labelled(create('label', { for: 'duration' }, own.duration), durationBox),
    types.element,
    changed,
    purpose,
  );

  const update = (
    state: SimulationState,
    { error, isSumWrong, changed: said }: Omit<SimulationDescription, 'announcement'>,
  ) => {
    const { choice, entry, simulation } = state;
    const { tariff } = choice;
    const isDebtConsolidation = tariff.family === 'grouping';
    product.value = tariff.family;
    setText(amount.label, isDebtConsolidation ? own.groupedAmount : own.amount);
    amount.update(entry.amount, toEuros(simulation.amount), error);
    const { min } = simulatorBoundsOf(tariff);
    const least = fill(words.least, { min: formatNumber(toEuros(min), locale) });
    setAttribute(amount.input, 'placeholder', least);
    additional.element.hidden = !isDebtConsolidation;
    additional.update(
      entry.additionalAmount,
      toEuros(simulation.additionalAmount),
      isSumWrong ? error : undefined,
    );
    const months = simulation.durations.map(String);
    if (months.join() !== [...duration.options].map(({ value }) => value).join())
      duration.replaceChildren(
        ...months.map((n) => create('option', { value: n }, fill(words.months, { n }))),
      );
    duration.value = String(simulation.duration);
    setAttribute(durationBox, 'data-number', String(simulation.duration));
    const offered = loans.find((loan) => loan.offered.family === tariff.family)?.offered;
    types.update(offered, choice.type);
    setText(changed, said);
    changed.hidden = said === '';
    setText(purpose, tariff.info[locale]);
  };
  return { element, update, focusAmount: () => amount.input.focus() };
}

function labelled(label: HTMLLabelElement, ...content: readonly HTMLElement[]): HTMLElement {
  return create('div', { class: 'field' }, label, ...content);
}

function amountField(
  { locale }: WidgetSetup,
  name: 'amount' | 'additionalAmount',
  { onEntry, onEnter }: QuestionActions,
) {
  const label = create('label', { for: name });
  const problem = create('p', { class: 'error', id: errorId(name) });
  const input = create('input', {
    ...{ id: name, name, class: 'control', type: 'text' },
    ...{ inputmode: 'numeric', autocomplete: 'off', enterkeyhint: 'go' },
  });
  const live = mountAmount(input, locale, (digits) => onEntry({ [name]: digits }));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) onEnter();
  });
  const euro = create('span', { class: 'unit', 'aria-hidden': 'true' }, '€');
  const box = create('span', { class: 'box', 'data-value': name });
  box.append(...(writesEuroFirst(locale) ? [euro, input] : [input, euro]));
  const update = (digits: string, euros: number, error: string | undefined) => {
    live.write(digits);
    setAttribute(box, 'data-number', String(euros));
    setText(problem, error ?? '');
    problem.hidden = error === undefined;
    const described = describe(name, undefined, error);
    for (const key of ['aria-describedby', 'aria-invalid'] as const)
      setAttribute(input, key, described[key]);
  };
  return { element: labelled(label, problem, box), label, input, update };
}
