/** spec 2 §9: the session token is kept seven days. */
const KEY = 'pat_jwt';

/** The session's token in the browser's storage. A browser that refuses storage has none. */
export const storedSession = {
  read: (): string | undefined => guarded(() => localStorage.getItem(KEY) ?? undefined),
  write: (token: string) => guarded(() => localStorage.setItem(KEY, token)),
  remove: () => guarded(() => localStorage.removeItem(KEY)),
};

function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
