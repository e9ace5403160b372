import { once } from 'node:events';
import { PassThrough } from 'node:stream';

/** Somebody who reads along, at their own pace, for as long as they want to. */
export interface Feed<T> {
  /** Resolves once they have room for more. */
  give(part: Uint8Array): Promise<void>;
  /** No more comes; what they made of it. */
  end(): Promise<T>;
}

export function feed<T>(read: (bytes: AsyncIterable<Uint8Array>) => Promise<T>): Feed<T> {
  const pipe = new PassThrough();
  let isOver = false;
  const result = read(pipe).finally(() => {
    isOver = true;
  });
  const over = result.then(
    () => {},
    () => {}, // told where the result is asked for
  );
  return {
    give: async (part) => {
      if (isOver || pipe.destroyed || pipe.write(part)) return;
      await Promise.race([once(pipe, 'drain'), over]);
    },
    end: async () => {
      pipe.end();
      return await result.finally(() => pipe.destroy());
    },
  };
}
