import type { MapTiles } from '#domain/brokers/finder.ts';
import { GLYPHS } from '#view/map/glyphs.ts';
import type { MapWords } from '#words/map/map.ts';

/** The elements of the map's frame. */
export interface FrameParts {
  /** The container of the map itself. */
  readonly view: HTMLElement;
  readonly zoomIn: HTMLButtonElement;
  readonly zoomOut: HTMLButtonElement;
  readonly whole: HTMLButtonElement;
  readonly retry: HTMLButtonElement;
  /** The container of the scale. */
  readonly scale: HTMLElement;
  /** Shows whether the markers could be loaded. */
  showFailure(isFailed: boolean): void;
  /** Shows a hint on how to move the map; without a hint, hides it. */
  showHint(message: string | undefined): void;
  showCredit(tiles: MapTiles): void;
  /** Shows what the map lacks at its scale; without a text, nothing. */
  showNote(text: string | undefined): void;
  /** Announces a text once to screen readers. */
  announce(message: string): void;
  remove(): void;
}

/** SVG paths of the icons on the map's controls. */
const ICONS = {
  in: 'M5 12h14M12 5v14',
  out: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

/** A cluster as the legend shows it. */
const CLUSTER_SAMPLE =
  '<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false"><circle class="legend__ring" cx="20" cy="20" r="17"/><circle class="legend__cluster" cx="20" cy="20" r="13"/></svg>';

let made = 0;

/** Builds the frame of a map in an element: its controls are below the map, so that no mark is below them. */
export function buildFrame(element: HTMLElement, words: MapWords): FrameParts {
  made += 1;
  const id = `map-${made}`;
  element.classList.add('map');

  const keys = make('p', 'unseen', words.keys);
  keys.id = `${id}-keys`;
  const skip = make('a', 'map__skip unseen', words.skip);
  skip.href = `#${id}-end`;
  const end = make('p', 'unseen', words.end);
  end.id = `${id}-end`;
  end.tabIndex = -1;
  // The address must not change.
  skip.addEventListener('click', (event) => {
    event.preventDefault();
    end.focus();
  });

  const view = make('div', 'map__view');
  view.role = 'region';
  view.ariaLabel = words.name;
  view.setAttribute('aria-describedby', keys.id);

  const hint = make('p', 'map__hint');
  hint.ariaHidden = 'true';
  const failure = make('div', 'map__failure');
  failure.hidden = true;
  const retry = make('button', 'map__retry', words.retry);
  retry.type = 'button';
  failure.append(make('p', '', words.failed), retry);
  const status = make('p', 'unseen');
  status.role = 'status';

  const legend = make('ul', 'map__legend');
  legend.ariaLabel = words.legend.label;
  legend.append(
    ...(['ch', 'pat', 'both', 'cluster'] as const).map((look) => {
      const line = make('li', '', words.legend[look]);
      line.dataset.look = look;
      line.insertAdjacentHTML('afterbegin', look === 'cluster' ? CLUSTER_SAMPLE : GLYPHS[look]);
      return line;
    }),
  );
  const foot = make('div', 'map__foot');
  const scale = make('div', 'map__scale');
  const notes = make('div', 'map__notes');
  const note = make('p', 'map__note');
  note.hidden = true;
  const credit = make('p', 'map__credit', words.drawnFrom);
  notes.append(note, credit);
  const [zoomOut, zoomIn, whole] = (
    [
      ['out', words.zoomOut],
      ['in', words.zoomIn],
      ['whole', words.whole],
    ] as const
  ).map(([icon, label]) => makeIconButton(icon, label)) as [
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const buttons = make('div', 'map__buttons');
  buttons.append(whole, zoomOut, zoomIn);
  foot.append(scale, notes, buttons);
  const parts = [keys, skip, view, hint, failure, status, legend, foot, end];
  element.append(...parts);

  return {
    view,
    zoomIn,
    zoomOut,
    whole,
    retry,
    scale,
    showFailure(isFailed) {
      if (failure.hidden === !isFailed) return;
      // Its button is removed with it.
      if (!isFailed && failure.contains(document.activeElement))
        view.focus({ preventScroll: true });
      failure.hidden = !isFailed;
      status.textContent = isFailed ? words.failed : '';
    },
    showHint(message) {
      hint.classList.toggle('is-shown', message !== undefined);
      if (message !== undefined) hint.textContent = message;
    },
    showCredit(tiles) {
      if (!tiles) {
        credit.textContent = words.drawnFrom;
        return;
      }
      const link = make('a', '', tiles.credit.text);
      link.href = tiles.credit.href;
      // Streets lie on the chart.
      credit.replaceChildren(...('file' in tiles ? [`${words.drawnFrom}, `] : []), link);
    },
    showNote(text) {
      note.hidden = text === undefined;
      note.textContent = text ?? '';
    },
    announce(message) {
      status.textContent = message;
    },
    remove() {
      for (const part of parts) part.remove();
      element.classList.remove('map');
    },
  };
}

function makeIconButton(icon: keyof typeof ICONS, label: string): HTMLButtonElement {
  const button = make('button', 'map__button');
  button.type = 'button';
  button.ariaLabel = label;
  button.title = label;
  button.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${ICONS[icon]}"/></svg>`;
  return button;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
