/** What is known of a span: words and numbers of our own, never what a visitor wrote. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A request's span: it is named when its route is known, and ends with its answer. */
export interface RequestSpan {
  /** Runs what belongs to the request: spans that begin in it are its children. */
  run<T>(work: () => T): T;
  end(name: string, facts: SpanFacts, isFailure: boolean): void;
}

/** Where the spans of the server go. */
export interface Traces {
  /** Runs `work` in a span that ends with it, and fails as it fails. */
  within<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** `parent`: the `traceparent` of a trusted proxy. */
  beginRequest(parent: string | undefined): RequestSpan;
  /** A statement that has just ended within what runs; `text` is without its values. */
  noteQuery(text: string, milliseconds: number, isFailure: boolean): void;
  /** Sends what is left, for a second at most. */
  close(): Promise<void>;
}
