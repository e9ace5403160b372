import { BROKER_TYPES, type Broker, type BrokerType } from '#domain/brokers/broker.ts';
import { FINDER, type FoundBroker } from '#domain/brokers/finder.ts';
import { judgeTyped } from '#domain/brokers/judge-typed.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { formatFromCentre } from '#words/broker-finder/describe-results.ts';
import { fill } from '#words/translation.ts';
import { boundsAround } from '../calls/bounds-around.ts';
import { askBroker, askBrokersNear } from '../calls/broker-calls.ts';
import { onBrokerChange } from '../chosen/stored-broker.ts';
import type { BrokersMap } from '../map/mount-map.ts';
import { loadLocatorMap } from './locator-map.ts';
import type { LocatorSetup } from './locator-setup.ts';
import { postcodePlaces } from './postcode-places.ts';
import { make, showChoice, showDetail } from './show-detail.ts';

const DIGITS_OF_A_CODE = 4;

/** Answers in place which brokers are near a postcode, as a list and on a map. */
export function mountLocator(place: HTMLElement): void {
  const part = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector);
  const form = part<HTMLFormElement>('form');
  const field = part<HTMLInputElement>('[name=zip]');
  const error = part('.field__error');
  const status = part('.locator__status');
  const list = part('.locator__list');
  const panel = part('.locator__detail');
  const canvas = part('.locator__map');
  const retry = part('.locator__again');
  if (!form || !field || !error || !status || !list || !panel || !canvas || !retry) return;
  const setup: LocatorSetup = JSON.parse(place.dataset.locator ?? '');
  const { words } = setup;
  const whereIs = postcodePlaces(place.dataset.zipUrl ?? '');
  let map: BrokersMap | undefined;
  let nearby: readonly FoundBroker[] = [];
  /** The search under way, or the one that is answered. */
  let search = new AbortController();
  let searched: { zip: string; at: Coordinates } | undefined;
  /** The code asked for last, whatever came of it. */
  let asked: string | undefined;
  /** What the panel was opened from, where one goes on once it is closed. */
  let openedFrom: HTMLElement | undefined;

  const typeNow = (): BrokerType =>
    BROKER_TYPES.find((type) => type === new FormData(form).get('type')) ?? BROKER_TYPES[0];

  const describeWrong = (text: string) => {
    error.textContent = text;
    retry.hidden = text !== words.faults.failed;
    field.ariaInvalid = text === '' ? null : 'true';
    if (text === '') field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', error.id);
  };

  const closePanel = () => {
    panel.hidden = true;
    panel.replaceChildren();
    map?.choose(undefined);
    for (const button of list.querySelectorAll('button')) button.ariaExpanded = 'false';
  };

  const open = (broker: Broker, from?: HTMLElement) => {
    closePanel();
    openedFrom = from;
    if (from) from.ariaExpanded = 'true';
    map?.choose(broker);
    showDetail(panel, broker, setup, {
      onChoose: (said) => {
        status.textContent = said;
      },
      onClose: () => {
        closePanel();
        (openedFrom?.isConnected ? openedFrom : field).focus();
      },
    });
    panel.focus();
  };

  const openById = async (id: string) => {
    const broker = nearby.find((one) => one.id === id) ?? (await askBroker(id));
    if (broker) open(broker);
    else status.textContent = words.faults.failed;
  };

  const clear = () => {
    search.abort();
    nearby = [];
    searched = undefined;
    asked = undefined;
    list.hidden = true;
    list.replaceChildren();
    status.textContent = '';
    closePanel();
    map?.reset();
  };

  const showList = (zip: string) => {
    status.textContent = nearby.length === 0 ? words.faults.none : fill(words.nearest, { zip });
    list.hidden = nearby.length === 0;
    list.replaceChildren(
      ...nearby.map((broker) => {
        const distance = formatFromCentre(broker.distance, setup.distance);
        const button = make(
          'button',
          'locator__open',
          fill(words.open, { name: broker.name, distance }),
        );
        button.type = 'button';
        button.dataset.broker = broker.id;
        button.ariaExpanded = 'false';
        button.addEventListener('click', () => open(broker, button));
        return make('li', '', button);
      }),
    );
  };

  const look = async (zip: string) => {
    search.abort();
    const ours = new AbortController();
    search = ours;
    asked = zip;
    describeWrong('');
    status.textContent = words.searching;
    const at = zip.length === DIGITS_OF_A_CODE && (await whereIs(zip));
    if (ours.signal.aborted) return;
    if (at === false) {
      clear();
      asked = zip;
      return describeWrong(fill(words.faults.unknown, { zip }));
    }
    const found = at && (await askBrokersNear(at, 'zip', [typeNow()], ours.signal));
    if (ours.signal.aborted) return;
    if (!at || !found) {
      status.textContent = '';
      return describeWrong(words.faults.failed);
    }
    searched = { zip, at };
    nearby = found.brokers.slice(0, FINDER.cards);
    closePanel();
    showList(zip);
    showOnMap();
  };

  const showOnMap = () => {
    if (!map || !searched) return;
    const { at } = searched;
    if (nearby.length === 0) map.show(at);
    // In one movement: while the map zooms, it takes no other.
    else map.fit(at, boundsAround([at, ...nearby]));
  };

  form.addEventListener('submit', (event) => {
    const typed = judgeTyped(field.value);
    // A town or an address: the finder knows them, and the form leads there.
    if (typed.kind === 'address') return;
    event.preventDefault();
    if (typed.kind === 'empty') return clear();
    if (typed.kind === 'zip') return void look(typed.zip);
    describeWrong(words.faults.short);
    field.focus();
  });
  field.addEventListener('input', () => {
    describeWrong('');
    if (field.value === '') clear();
  });
  for (const radio of form.querySelectorAll('[name=type]'))
    radio.addEventListener('change', () => {
      closePanel();
      map?.refresh();
      if (asked === undefined) return;
      // What is written over it goes before; what is not whole yet does not.
      const typed = judgeTyped(field.value);
      void look(typed.kind === 'zip' ? typed.zip : asked);
    });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.querySelector<HTMLElement>('[data-action=close-detail]')?.click();
  });

  const again = make('button', 'button button--plain', words.again);
  again.type = 'button';
  again.addEventListener('click', () => {
    // The button goes: one reads on where the answer comes.
    status.focus();
    if (asked !== undefined) void look(asked);
  });
  retry.append(again);
  onBrokerChange(() => showChoice(panel, setup));

  loadLocatorMap(
    canvas,
    setup,
    () => [typeNow()],
    (id) => void openById(id),
    (mounted) => {
      map = mounted;
      showOnMap();
    },
  );
}
