import type { Driver, InputSource } from './driver.ts';
import { until } from './until.ts';

/** What a function in the page may be given. */
type Given = string | number | boolean;

/** What is there, or not yet. */
type Absent<T> = T | undefined | null | false;

/** The key that selects all with A, as WebDriver writes it. */
const CONTROL = '\uE009';

/** The window of a browser, and what visitors do in it. Whatever it acts on is waited for. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the tested site. */
  async open(path: string): Promise<void> {
    await this.#driver.goTo(this.#origin + path);
  }

  /** Runs a function in the page: it sees its arguments and the page, and nothing around it. */
  async run<Args extends readonly Given[], T>(
    act: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    const call = `(${act})(...${JSON.stringify(args)})`;
    // Undefined has no JSON.
    const text = `(async () => JSON.stringify({ given: await ${call} }))()`;
    return JSON.parse(await this.#driver.evaluate(text)).given;
  }

  /** Waits until a function in the page gives something other than undefined, null or false, and returns that. */
  async until<Args extends readonly Given[], T>(
    ask: (...args: Args) => Absent<T> | Promise<Absent<T>>,
    ...args: Args
  ): Promise<T> {
    return until(
      async () => {
        try {
          return (await this.run(ask, ...args)) || undefined;
        } catch {
          // The page is being left.
          return undefined;
        }
      },
      async () => `${ask} ${args.join(' ')}\n${await this.#describe()}`,
    );
  }

  /** Where the visitor is and what the page reports, for a test that waits in vain. */
  #describe(): Promise<string> {
    return this.run(() => {
      const reports = document.querySelectorAll('[id$="-error"], [role="alert"]');
      return [location.href, ...[...reports].map(({ textContent }) => textContent)].join('\n');
    });
  }

  /** Whether there is such an element now. */
  has(selector: string): Promise<boolean> {
    return this.run((selector) => document.querySelector(selector) !== null, selector);
  }

  /** Waits for a visible element. */
  async see(selector: string): Promise<void> {
    await this.until(
      (selector) =>
        [...document.querySelectorAll(selector)].some((found) => found.getClientRects().length > 0),
      selector,
    );
  }

  /** Waits until the text of the element contains this. */
  async read(selector: string, text: string): Promise<void> {
    await this.until(
      (selector, text) =>
        [...document.querySelectorAll(selector)].some(({ textContent }) =>
          textContent?.replaceAll(/\s/g, ' ').includes(text),
        ),
      selector,
      text.replaceAll(/\s/g, ' '),
    );
  }

  /** Presses the first of these elements that a finger could press: that is shown, at rest, and below nothing. */
  async press(selector: string): Promise<void> {
    const [x, y] = await this.until(async (selector) => {
      const centreOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
      };
      const isOnTop = (element: Element) => {
        const hit = document.elementFromPoint(...centreOf(element));
        return element.contains(hit) || hit?.closest('label')?.control === element;
      };
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.getClientRects().length > 0 && !element.matches(':disabled'),
      );
      let found = shown.find(isOnTop);
      if (!found) {
        shown[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
        found = shown.find(isOnTop);
      }
      if (!found) return undefined;
      const before = centreOf(found).join();
      // What comes late moves it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return centreOf(found).join() === before && isOnTop(found) && centreOf(found);
    }, selector);
    await this.#driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types a text, key by key, where the focus is. */
  async keys(text: string): Promise<void> {
    await this.#driver.perform([
      keyboard(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    ]);
  }

  /** Presses a field and types a text in place of what it has. */
  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.#driver.perform([
      keyboard([
        { type: 'keyDown', value: CONTROL },
        { type: 'keyDown', value: 'a' },
        { type: 'keyUp', value: 'a' },
        { type: 'keyUp', value: CONTROL },
      ]),
    ]);
    await this.keys(text);
  }

  /** Chooses an option. Its list is the system's, so this is done as the system reports it. */
  async choose(selector: string, value: string): Promise<void> {
    await this.until(
      (selector, value) => {
        const select = document.querySelector<HTMLSelectElement>(selector);
        if (!select || select.disabled) return false;
        if (![...select.options].some((option) => option.value === value)) return false;
        select.focus();
        select.value = value;
        for (const type of ['input', 'change'])
          select.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      selector,
      value,
    );
  }

  /** By how many pixels the page is wider than its window. */
  sidewaysScroll(): Promise<number> {
    return this.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** Empties the browser's storage. */
  forget(): Promise<void> {
    return this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  get errors(): readonly string[] {
    return this.#driver.errors;
  }
}

const keyboard = (actions: InputSource['actions']): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions,
});
