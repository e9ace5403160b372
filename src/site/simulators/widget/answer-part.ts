import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import { fill } from '#words/translation.ts';
import { needsLongLoanNotice } from '../loan/simulate.ts';
import type { SimulationState } from '../loan/simulation-state.ts';
import { create, setAttribute, setText } from './create-element.ts';
import type { WidgetLoan, WidgetSetup } from './widget-setup.ts';

/** What the loan costs, and the way to its form. `linkTo`: that form, at a path of the lender's site. */
export function answerPart(
  { locale, words, own, lenderName }: WidgetSetup,
  linkTo: (path: string) => string,
  onRefused: () => void,
) {
  const payment = create('span', { 'data-value': 'monthlyAmount' });
  const note = create('p', { class: 'note' }, words.notUpdated);
  const taeg = create('span', { 'data-value': 'taeg' });
  const total = create('span', { 'data-value': 'totalCost' });
  const cost = create('span', { 'data-value': 'creditCost' });
  const line = (label: string, figure: HTMLElement) =>
    create('div', {}, create('dt', {}, label), create('dd', {}, figure));
  const newTab = `(${fill(own.newTab, { lender: lenderName })})`;
  const leadingLink = (name: string, text: string) => {
    const unseen = create('span', { class: 'unseen' }, ` ${newTab}`);
    const link = create('a', { class: name, target: '_blank', rel: 'noopener' }, text, unseen);
    link.addEventListener('click', (event) => {
      if (!link.closest('.stale')) return;
      event.preventDefault();
      onRefused();
    });
    return link;
  };
  const apply = leadingLink('act', words.apply);
  setAttribute(apply, 'data-action', 'apply');
  const missing = create('p', { class: 'note', id: 'apply-missing' }, words.applyMissing);
  const languages = create('p', { class: 'hint' });
  const longLoan = create('p', { class: 'notice' }, words.longLoan);
  const element = create(
    'div',
    { class: 'answer' },
    create('p', { class: 'payment' }, payment, ' ', create('span', {}, words.perMonth)),
    note,
    create(
      'dl',
      {},
      line(words.taeg, taeg),
      line(words.totalToPay, total),
      line(words.creditCost, cost),
    ),
    longLoan,
    apply,
    missing,
    languages,
  );

  let shown: WidgetLoan | undefined;
  let others: { link: HTMLAnchorElement; path: string }[] = [];
  const showLoan = (loan: WidgetLoan) => {
    shown = loan;
    others = (loan.formLanguages?.others ?? []).map(({ path, label }) => ({
      link: leadingLink('other', label),
      path,
    }));
    languages.hidden = loan.formLanguages === undefined;
    languages.replaceChildren(
      loan.formLanguages?.note ?? '',
      ...others.flatMap(({ link }) => [' ', link]),
    );
  };
  const update = (loan: WidgetLoan, { choice, simulation }: SimulationState, isStale: boolean) => {
    if (loan !== shown) showLoan(loan);
    const write = (figure: HTMLElement, amount: Cents) => {
      setText(figure, formatAmount(amount, locale));
      setAttribute(figure, 'data-number', String(toEuros(amount)));
    };
    write(payment, simulation.payment);
    write(total, simulation.totalToPay);
    write(cost, simulation.creditCost);
    setText(taeg, formatRate(simulation.taeg, locale));
    setAttribute(taeg, 'data-number', String(simulation.taeg));
    element.classList.toggle('stale', isStale);
    note.hidden = !isStale;
    missing.hidden = !isStale;
    longLoan.hidden = !needsLongLoanNotice(choice.tariff, simulation);
    for (const { link, path } of [{ link: apply, path: loan.formPath }, ...others]) {
      // A link without an address leads nowhere, for a keyboard too.
      setAttribute(link, 'href', isStale ? undefined : linkTo(path));
      setAttribute(link, 'role', isStale ? 'link' : undefined);
      setAttribute(link, 'aria-disabled', isStale ? 'true' : undefined);
      setAttribute(link, 'aria-describedby', isStale ? missing.id : undefined);
    }
  };
  return { element, update, press: () => apply.click() };
}
