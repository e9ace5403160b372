import { fill } from '#words/translation.ts';
import { ANNOUNCE_AFTER } from '../frame/announce-after.ts';
import { describeSimulation } from '../loan/describe-simulation.ts';
import {
  chooseType,
  openSimulation,
  type SimulationState,
  workOut,
} from '../loan/simulation-state.ts';
import { answerPart } from './answer-part.ts';
import { create, setAttribute, setText } from './create-element.ts';
import { loanPart, markPart } from './drawn-parts.ts';
import { formLink } from './form-link.ts';
import { questionPart } from './question-part.ts';
import { loanOf, type WidgetSetup } from './widget-setup.ts';

export interface SimulatorPart {
  readonly setup: WidgetSetup;
  /** The origin of the lender's site. */
  readonly origin: string;
  /** The broker of the surrounding site, read when the visitor leaves for the form. */
  readonly broker: () => string | undefined;
  /** The loan family to open with. */
  readonly family: string | null;
}

/** The simulator: the question, its answer, and the legal text. */
export function simulatorPart({ setup, origin, broker, family }: SimulatorPart): HTMLElement {
  const { locale, words, own, lenderName, mark, warning, examples } = setup;
  let loan = loanOf(setup, family);
  let state = openSimulation(loan.offered);

  const linkTo = (path: string) =>
    formLink({
      ...{ origin, path, locale },
      simulation: state.simulation,
      tariff: state.choice.tariff,
      broker: broker(),
    });
  const answer = answerPart(setup, linkTo, () => question.focusAmount());
  const question = questionPart(setup, {
    onFamily: (chosen) => {
      loan = loanOf(setup, chosen);
      show(openSimulation(loan.offered));
    },
    onEntry: (changed) => show(workOut(state, { ...state.entry, ...changed })),
    onDuration: (months) => show(workOut(state, state.entry, months)),
    onType: (type) => show(chooseType(state, loan.offered, type)),
    onEnter: answer.press,
  });
  const drawn = loanPart();
  const example = create('p');
  const spoken = create('p', { class: 'unseen', role: 'status' });
  const element = create(
    'section',
    { class: 'simulator', lang: locale, 'aria-label': own.title },
    create(
      'p',
      { class: 'title' },
      ...(mark ? [markPart(mark)] : []),
      fill(own.by, { lender: lenderName }),
    ),
    create('div', { class: 'columns' }, question.element, answer.element),
    ...(drawn ? [drawn.element] : []),
    create(
      'div',
      { class: 'law' },
      create('p', {}, create('strong', {}, warning)),
      example,
      create('p', {}, fill(own.roles, { lender: lenderName })),
    ),
    spoken,
  );

  let settling: ReturnType<typeof setTimeout> | undefined;
  /**
   * Announces the result once typing pauses, not at every key. The opening result is not announced.
   */
  const announce = (text: string) => {
    clearTimeout(settling);
    settling = setTimeout(() => setText(spoken, text), ANNOUNCE_AFTER);
  };
  const draw = (after: SimulationState) => {
    state = after;
    const { code } = after.choice.tariff;
    const said = describeSimulation(after, words, locale);
    setAttribute(element, 'data-product', code);
    question.update(after, said);
    answer.update(loan, after, said.error !== undefined);
    drawn?.update(after);
    setText(example, examples[code] ?? '');
    return said.announcement;
  };
  const show = (after: SimulationState) => announce(draw(after));
  draw(state);
  return element;
}
