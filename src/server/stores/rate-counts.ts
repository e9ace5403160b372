/** Requests to add to the count of a key. */
export interface CountAddition {
  /** Identifies nobody: a keyed hash. */
  key: string;
  requests: number;
  /** How long a count lasts from its first request, in milliseconds. */
  window: number;
}

/** How many requests a key has in its current window. */
export interface RateCount {
  count: number;
  /** Milliseconds until the window ends, by the database's clock. */
  endsIn: number;
}

/** The counts that all servers on a database share. */
export interface RateCounts {
  /** Adds requests to a key's count; returns the new count. */
  add(addition: CountAddition): Promise<RateCount>;
  /** Deletes counts whose window ended before `now`; returns how many. */
  purge(now: Date): Promise<number>;
}
