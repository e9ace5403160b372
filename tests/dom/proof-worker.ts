import script from 'altcha/workers/pbkdf2?raw';

interface Scope {
  onmessage?: (message: { data: unknown }) => void;
  postMessage: (data: unknown) => void;
}

/** ALTCHA's own worker, run in the thread of the test: the DOM of tests has no workers. */
export default class ProofWorker {
  onmessage?: (message: { data: unknown }) => void;
  private isTerminated = false;
  private readonly scope: Scope = {
    postMessage: (data) => this.isTerminated || this.onmessage?.({ data }),
  };

  constructor() {
    new Function('self', script)(this.scope);
  }

  postMessage(data: unknown): void {
    this.scope.onmessage?.({ data });
  }

  /** Ends its search too, as a worker's end would: one that searches where nothing is to be found goes on for 90 s. */
  terminate(): void {
    this.isTerminated = true;
    this.scope.onmessage?.({ data: { type: 'abort' } });
  }
}
