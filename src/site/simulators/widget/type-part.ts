import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { LoanType, Offered } from '../loan/families.ts';
import { create } from './create-element.ts';

type TypeWords = { legend: string } & Partial<Record<LoanType, { label: string; hint: string }>>;

/** The types of a loan that has several: new or used, classic or energy. */
export function choicesPart(words: SimulatorWords['types'], onType: (type: LoanType) => void) {
  const element = create('fieldset', { class: 'types' });
  let shown: Offered | undefined;

  const show = (offered: Offered | undefined, texts: TypeWords | undefined) => {
    element.hidden = texts === undefined;
    if (!offered || !texts) return element.replaceChildren();
    element.replaceChildren(
      create('legend', {}, texts.legend),
      ...offered.choices.map(({ type }) => {
        const radio = create('input', { type: 'radio', name: 'type', value: type });
        radio.addEventListener('change', () => onType(type));
        const { label = type, hint = '' } = texts[type] ?? {};
        const text = create('span', {}, label, ' ', create('span', { class: 'hint' }, hint));
        return create('label', { class: 'type' }, radio, text);
      }),
    );
  };
  const update = (offered: Offered | undefined, chosen: LoanType) => {
    if (offered !== shown) show(offered, textsOf(offered, words));
    shown = offered;
    for (const radio of element.querySelectorAll('input')) radio.checked = radio.value === chosen;
  };
  return { element, update };
}

function textsOf(
  offered: Offered | undefined,
  words: SimulatorWords['types'],
): TypeWords | undefined {
  switch (offered?.family) {
    case 'car':
    case 'mobilhome':
    case 'renovation':
      return words[offered.family];
    default:
      return undefined;
  }
}
