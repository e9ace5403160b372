import type { BrowserContext, Page } from '@playwright/test';

/**
 * Everything unexpected in a browser: console errors and warnings, uncaught errors, violations of the
 * Content Security Policy, failed requests.
 */
export class Noise {
  #heard: string[] = [];
  #announced: RegExp[] = [];

  /** Declares that this noise is expected by the test: `noise.announce(/404 .*\/nowhere/)`. */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  /** The noise that was not announced. */
  get unannounced(): readonly string[] {
    return this.#heard.filter((line) => !this.#announced.some((pattern) => pattern.test(line)));
  }

  /** Starts afresh, in a window that another test has left. */
  forget(): void {
    this.#heard = [];
    this.#announced = [];
  }

  async listenTo(context: BrowserContext): Promise<void> {
    context.on('page', (page) => this.#listenToPage(page));
    for (const page of context.pages()) this.#listenToPage(page);
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 400) this.#heard.push(`${response.status()} ${response.url()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts what it was still loading.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`failed: ${reason} ${request.url()}`);
    });
    await context.exposeFunction('reportViolation', (text: string) => this.#heard.push(text));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = globalThis as unknown as {
          reportViolation: (text: string) => void;
        };
        reportViolation(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  #listenToPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const at = message.location().url;
      this.#heard.push(`console ${message.type()}: ${message.text()} ${at}`.trim());
    });
  }
}
