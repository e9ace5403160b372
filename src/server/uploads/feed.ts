import { once } from 'node:events';
import { PassThrough } from 'node:stream';

/** A consumer that reads at its own pace, for as long as it wants to. */
export interface Feed<T> {
  /** Resolves once the consumer is ready for more. */
  give(part: Uint8Array): Promise<void>;
  /** Ends the input; resolves to the consumer's result. */
  end(): Promise<T>;
}

export function feed<T>(read: (bytes: AsyncIterable<Uint8Array>) => Promise<T>): Feed<T> {
  const pipe = new PassThrough();
  let isOver = false;
  const result = read(pipe).finally(() => {
    isOver = true;
  });
  const ended = result.then(
    () => {},
    () => {}, // reported by `end`
  );
  return {
    give: async (part) => {
      if (isOver || pipe.destroyed || pipe.write(part)) return;
      await Promise.race([once(pipe, 'drain'), ended]);
    },
    end: async () => {
      pipe.end();
      return await result.finally(() => pipe.destroy());
    },
  };
}
