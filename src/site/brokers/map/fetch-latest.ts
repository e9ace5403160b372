/** Runs one call at a time: a newer call aborts the earlier one, whose answer is ignored. */
export interface LatestAnswer<Question> {
  ask(question: Question): void;
  /** Aborts the current call. */
  stop(): void;
}

export function fetchLatest<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  take: (answer: Answer, question: Question) => void,
  fail: (question: Question) => void,
): LatestAnswer<Question> {
  let latest: AbortController | undefined;
  const stop = () => {
    latest?.abort();
    latest = undefined;
  };
  return {
    ask(question) {
      stop();
      const own = new AbortController();
      latest = own;
      // It may have been answered before the abort, so only the latest call counts.
      const ifLatest = (act: () => void) => {
        if (latest !== own) return;
        latest = undefined;
        act();
      };
      ask(question, own.signal).then(
        (answer) => ifLatest(() => take(answer, question)),
        () => ifLatest(() => fail(question)),
      );
    },
    stop,
  };
}
