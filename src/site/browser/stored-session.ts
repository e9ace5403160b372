/** Where a session's token is kept. A browser that refuses storage keeps none. */
export interface StoredSession {
  read(): string | undefined;
  write(token: string): void;
  remove(): void;
}

/** spec 2 §9: kept seven days. */
const APPLICANTS_KEY = 'pat_jwt';
/** The simulator takes it away: whoever simulates a loan applies for their own. */
const COBORROWERS_KEY = 'pat_coborrower';

/** The link whose opening was asked for and not yet answered, and the name that this device gave itself. */
const OPENED_LINK_KEY = 'pat_resume';

export const applicantsSession = inStorage(() => localStorage, APPLICANTS_KEY);

/** Mode e2 lives in its window alone: two who share a device keep their applications apart. */
export const coborrowersSession = inStorage(() => sessionStorage, COBORROWERS_KEY);

export const openedLink = inStorage(() => localStorage, OPENED_LINK_KEY);

function inStorage(storage: () => Storage, key: string): StoredSession {
  return {
    read: () => guarded(() => storage().getItem(key) ?? undefined),
    write: (token) => guarded(() => storage().setItem(key, token)),
    remove: () => guarded(() => storage().removeItem(key)),
  };
}

function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
