/** A module that is loaded before what needs it is shown. */
export interface LaterPart<T> {
  /** Loads it; false if the connection fails, which the next call tries again. */
  load(): Promise<boolean>;
  /** Throws where it is not loaded. */
  get(): T;
}

export function laterPart<T>(load: () => Promise<T>): LaterPart<T> {
  let loaded: { part: T } | undefined;
  return {
    load: async () => {
      try {
        loaded ??= { part: await load() };
        return true;
      } catch {
        return false;
      }
    },
    get: () => {
      if (!loaded) throw new Error('A later part is not loaded');
      return loaded.part;
    },
  };
}
