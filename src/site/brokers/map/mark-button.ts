import type { MarkedOffice } from '#domain/brokers/finder.ts';
import { sizeOf } from '#view/map/cluster-room.ts';
import type { Mark } from '#view/map/gather-marks.ts';
import { GLYPHS } from '#view/map/glyphs.ts';
import type { MapWords } from '#words/map/map.ts';
import { fill } from '#words/translation.ts';

/** The texts and names of the marks. */
export interface MarkText {
  readonly words: MapWords;
  readonly format: Intl.NumberFormat;
}

/** A button of the map, which `dressButton` turns into a mark. */
export function makeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  return button;
}

/** Makes a button show and name its mark. The element stays the same, so it keeps the focus. */
export function dressButton(
  button: HTMLButtonElement,
  mark: Mark,
  { words, format }: MarkText,
  { isChosen, isOpen }: { readonly isChosen: boolean; readonly isOpen: boolean },
): void {
  const look = mark.kind === 'broker' ? arranges(mark.broker) : mark.kind;
  const count = countOf(mark);
  if (button.dataset.look !== look) {
    button.innerHTML = `${GLYPHS[look]}<span class="mark__count" aria-hidden="true"></span>`;
    button.dataset.look = look;
  }
  button.dataset.size = String(sizeOf(count));
  button.classList.toggle('is-chosen', isChosen);
  const text = format.format(count);
  const label = button.querySelector('.mark__count');
  if (label) label.textContent = count > 1 ? text : '';
  // Visible on hover and keyboard focus.
  if (mark.kind === 'broker') button.dataset.name = mark.broker.name;
  else delete button.dataset.name;
  button.ariaLabel =
    mark.kind === 'broker'
      ? nameBroker(mark.broker, words, isChosen)
      : fill(
          mark.kind === 'cluster' ? words.cluster : isChosen ? words.pileWithChosen : words.pile,
          {
            count: text,
          },
        );
  button.ariaExpanded = mark.kind === 'pile' ? String(isOpen) : null;
  button.ariaCurrent = isChosen && mark.kind === 'broker' ? 'true' : null;
}

function nameBroker(broker: MarkedOffice, words: MapWords, isChosen: boolean): string {
  const text = fill(words.broker[arranges(broker)], { name: broker.name });
  return isChosen ? fill(words.chosen, { name: text }) : text;
}

const arranges = ({ type, others }: MarkedOffice) => (others.length > 0 ? 'both' : type);

export function countOf(mark: Mark): number {
  if (mark.kind === 'cluster') return mark.count;
  return mark.kind === 'pile' ? mark.brokers.length : 1;
}
