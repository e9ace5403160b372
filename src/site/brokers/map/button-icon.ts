import { Icon, type IconOptions } from 'leaflet';

/** A Leaflet icon whose marker is a button of our own: Leaflet only positions it. */
export class ButtonIcon extends Icon<IconOptions> {
  readonly #button: HTMLButtonElement;

  constructor(button: HTMLButtonElement) {
    super({ iconUrl: '' });
    this.#button = button;
  }

  override createIcon(): HTMLElement {
    this.#button.classList.add('leaflet-marker-icon', 'mark');
    return this.#button;
  }
}
