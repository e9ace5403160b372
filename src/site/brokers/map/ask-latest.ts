/** Asks one question at a time: a newer one breaks off the one before, whose answer is dropped. */
export interface LatestAnswer<Question> {
  ask(question: Question): void;
  /** Breaks off what is being asked. */
  stop(): void;
}

export function askLatest<Question, Answer>(
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
      // It may have been answered when it was broken off: what counts is whether it is still the latest.
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
