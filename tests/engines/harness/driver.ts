/** A pointer or a keyboard and what it does, as both protocols of WebDriver write it. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A browser with one window, driven by its own protocol. */
export interface Driver {
  /** Opens an address and resolves once it has loaded. */
  goTo(url: string): Promise<void>;
  /** Runs an expression in the page, waits for its promise, and returns what it gives, which is text. */
  evaluate(expression: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Errors of the console since the start, where the browser reports them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}
