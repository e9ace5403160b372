import { fill } from '#words/translation.ts';
import { figuresOfLoan } from '../loan/loan-figures.ts';
import { needsLongLoanNotice } from '../loan/simulate.ts';
import type { SimulationState } from '../loan/simulation-state.ts';
import { create, setAttribute, setText } from './create-element.ts';
import type { WidgetLoan, WidgetSetup } from './widget-setup.ts';

/**
 * The cost of the loan and the link to its form. `linkTo`: the form's address, from a path of the
 * lender's site.
 */
export function answerPart(
  { locale, words, own, lenderName }: WidgetSetup,
  linkTo: (path: string) => string,
  onRefused: () => void,
) {
  const payment = create('span');
  const note = create('p', { class: 'note' }, words.notUpdated);
  const taeg = create('span');
  const total = create('span');
  const cost = create('span');
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
    const figures = figuresOfLoan(simulation, locale);
    for (const [place, { value, number, text }] of [
      [payment, figures.payment],
      [taeg, figures.taeg],
      [total, figures.totalToPay],
      [cost, figures.creditCost],
    ] as const) {
      setAttribute(place, 'data-value', value);
      setAttribute(place, 'data-number', String(number));
      setText(place, text);
    }
    element.classList.toggle('stale', isStale);
    note.hidden = !isStale;
    missing.hidden = !isStale;
    longLoan.hidden = !needsLongLoanNotice(choice.tariff, simulation);
    for (const { link, path } of [{ link: apply, path: loan.formPath }, ...others]) {
      // A link without an address cannot be followed, nor focused with the keyboard.
      setAttribute(link, 'href', isStale ? undefined : linkTo(path));
      setAttribute(link, 'role', isStale ? 'link' : undefined);
      setAttribute(link, 'aria-disabled', isStale ? 'true' : undefined);
      setAttribute(link, 'aria-describedby', isStale ? missing.id : undefined);
    }
  };
  return { element, update, press: () => apply.click() };
}
