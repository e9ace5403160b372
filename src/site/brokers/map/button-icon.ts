import { Icon, type IconOptions } from 'leaflet';

/** A marker that is a button of its own: Leaflet puts it in its place, and leaves the rest to it. */
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
