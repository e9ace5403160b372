import type { Broker } from '#domain/brokers/broker.ts';
import { brokerAddress } from '#domain/brokers/broker-addresses.ts';
import { fill } from '#words/translation.ts';
import { chosenBroker, forgetBroker, storeBroker } from '../chosen/stored-broker.ts';
import type { LocatorSetup } from './locator-setup.ts';

/** An element with a class and a text or children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name !== '') element.className = name;
  element.append(...children);
  return element;
}

function link(href: string, text: string, label?: string): HTMLAnchorElement {
  const element = make('a', '', text);
  element.href = href;
  if (label !== undefined) element.ariaLabel = label;
  return element;
}

export interface DetailActions {
  /** The broker was chosen, or is no longer: what is said. */
  onChoose(said: string): void;
  onClose(): void;
}

/** Fills the panel with a broker: name, address, telephone, picture, and how to write to them. */
export function showDetail(
  panel: HTMLElement,
  broker: Broker,
  setup: LocatorSetup,
  { onChoose, onClose }: DetailActions,
): void {
  const { locale } = setup;
  const words = setup.words.detail;
  const { id, name, address, phone, phoneLabel, contact, contactUrl, image } = broker;
  const title = make('h3', 'locator__name', name);
  const picture = make('img', 'locator__picture');
  picture.alt = '';
  picture.width = 480;
  picture.height = 320;
  picture.src = image.src;
  const ways = make(
    'p',
    'locator__ways',
    link(
      phone,
      phoneLabel.replaceAll(' ', '\u00a0'),
      fill(words.call, { name, phone: phoneLabel }),
    ),
    link(brokerAddress(locale, id), words.page, `${words.page}, ${name}`),
  );
  if (contactUrl !== '') {
    const text = contact === '' ? words.writeOffice : fill(words.write, { contact });
    ways.firstChild?.after(link(contactUrl, text, contact === '' ? `${text}, ${name}` : undefined));
  }
  const choose = make('button', 'button button--plain');
  choose.type = 'button';
  choose.dataset.action = 'choose-broker';
  choose.addEventListener('click', () => {
    const isChosen = chosenBroker() === id;
    if (isChosen) forgetBroker();
    else storeBroker(id);
    onChoose(fill(isChosen ? words.removed : words.chosen, { name }));
  });
  const close = make('button', 'button button--link', words.close);
  close.type = 'button';
  close.dataset.action = 'close-detail';
  close.addEventListener('click', onClose);
  const street = make('address', 'locator__address', address);
  const act = make('p', 'locator__act', choose, close);
  panel.replaceChildren(title, ...(image.src === '' ? [] : [picture]), street, ways, act);
  panel.dataset.broker = id;
  panel.hidden = false;
  showChoice(panel, setup);
}

/** Makes the panel's button say whether the broker is the one who goes along. */
export function showChoice(panel: HTMLElement, { words: { detail } }: LocatorSetup): void {
  const button = panel.querySelector<HTMLElement>('[data-action=choose-broker]');
  if (!button) return;
  const isChosen = chosenBroker() === panel.dataset.broker;
  button.ariaPressed = String(isChosen);
  button.textContent = isChosen ? detail.isChosen : detail.choose;
}
