/** What a restriction covers: an application whatever it has become, a message, a subscription, a session's sign-ins. */
export interface RestrictedSubject {
  what: 'application' | 'inquiry' | 'newsletter' | 'sign-in';
  /** The application's uniqid, the session's id, or the row's. */
  name: string;
}

/** Keeps what is stored about a person, and from being processed in any other way, until it is lifted. */
export interface Restriction {
  id: string;
  setAt: Date;
  /** Whose, by whom it was set, and why. */
  email: string;
  by: string;
  why: string;
  lifted?: { at: Date; by: string; why: string } | undefined;
}

/** A restriction that is in force, without decrypting it. */
export interface ListedRestriction extends Pick<Restriction, 'id' | 'setAt'> {
  subjects: readonly RestrictedSubject[];
}

export interface RestrictionStore {
  add(restriction: Restriction, subjects: readonly RestrictedSubject[]): Promise<void>;
  lift(restriction: Restriction, lifted: NonNullable<Restriction['lifted']>): Promise<void>;
  /** Whether a restriction in force covers it. */
  covers(subject: RestrictedSubject): Promise<boolean>;
  /** Those in force, oldest first. */
  list(): Promise<ListedRestriction[]>;
  /**
   * Decrypts all of them, oldest first, those that were lifted too. Throws at what cannot be read, unless
   * `unreadable` is given: then it is called and the others continue.
   */
  each(unreadable?: (restriction: Pick<Restriction, 'id'>) => void): AsyncIterable<Restriction>;
  remove(id: string): Promise<void>;
  /** Deletes those that were lifted at `then` or before; returns how many. */
  purge(then: Date): Promise<number>;
}

/** Whether one of the restrictions covers a subject. */
export function coveredBy(restrictions: readonly ListedRestriction[]) {
  const keyOf = ({ what, name }: RestrictedSubject) => `${what} ${name}`;
  const keys = new Set(restrictions.flatMap(({ subjects }) => subjects.map(keyOf)));
  return (subject: RestrictedSubject): boolean => keys.has(keyOf(subject));
}
