import type { Locale } from '#domain/locale/locale.ts';
import { readBroker } from '#journey/chosen-broker.ts';
import { WIDGET_FAILURE_WORDS } from '#words/languages.ts';
import { create } from './create-element.ts';
import { chooseLanguage } from './own-tag.ts';
import { simulatorPart } from './simulator-part.ts';
import { sheetFor } from './style-sheet.ts';
import { isWidgetSetup, type WidgetSetup } from './widget-setup.ts';

/**
 * `<loanfront-simulator broker="b-012" lang="nl" product="car">`. It stores nothing, and requests a
 * single file from the lender's site, `origin`, without cookies, or that of the first of the site's `languages` where
 * its own does not come.
 */
export function createSimulatorElement(
  origin: string,
  languages: readonly [Locale, ...Locale[]],
): CustomElementConstructor {
  return class LoanfrontSimulator extends HTMLElement {
    static readonly observedAttributes = ['lang', 'product'];

    readonly #root = this.attachShadow({ mode: 'open' });
    /** Counts the requests, so that an outdated answer is dropped. */
    #asked = 0;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [sheetFor(this)];
      void this.#load();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (this.isConnected && before !== after && this.#asked > 0) void this.#load();
    }

    async #load() {
      this.#asked += 1;
      const asked = this.#asked;
      const locale = this.#locale();
      if (!this.#root.hasChildNodes())
        this.#root.append(create('div', { class: 'waiting', 'aria-busy': 'true' }));
      const setup = await fetchFirst(origin, [locale, languages[0]]);
      if (asked !== this.#asked) return;
      this.#root.replaceChildren(setup === undefined ? this.#failure() : this.#simulator(setup));
    }

    #locale(): Locale {
      return chooseLanguage(languages, this.getAttribute('lang'), document.documentElement.lang);
    }

    #simulator(setup: WidgetSetup) {
      return simulatorPart({
        setup,
        origin,
        broker: () => readBroker(this.getAttribute('broker')),
        family: this.getAttribute('product'),
      });
    }

    #failure() {
      const locale = this.#locale();
      const words = WIDGET_FAILURE_WORDS[locale];
      const retry = create('button', { type: 'button', class: 'plain' }, words.retry);
      retry.addEventListener('click', () => void this.#load());
      const href = new URL(`/${locale}/`, origin).href;
      const site = create('a', { href, target: '_blank', rel: 'noopener' }, words.site);
      return create(
        'div',
        { class: 'failure', lang: locale, role: 'alert' },
        create('p', {}, words.text),
        create('p', {}, retry, ' ', site),
      );
    }
  };
}

/** The data of the first of these languages that comes. */
async function fetchFirst(origin: string, locales: readonly Locale[]) {
  for (const locale of new Set(locales)) {
    const setup = await fetchSetup(origin, locale);
    if (setup) return setup;
  }
  return undefined;
}

/** The data of a language; undefined if the lender does not answer. */
async function fetchSetup(origin: string, locale: Locale): Promise<WidgetSetup | undefined> {
  try {
    const answer = await fetch(new URL(`/widget/${locale}.json`, origin), { credentials: 'omit' });
    const setup: unknown = answer.ok ? await answer.json() : undefined;
    return isWidgetSetup(setup) ? setup : undefined;
  } catch {
    return undefined;
  }
}
