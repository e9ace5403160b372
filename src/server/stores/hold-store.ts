/** Keeps a request from being purged and erased, until it is lifted. It goes with its request. */
export interface Hold {
  id: string;
  requestId: string;
  setAt: Date;
  /** Who set it, and why. */
  by: string;
  why: string;
  lifted?: { at: Date; by: string; why: string } | undefined;
}

export interface HoldStore {
  /** Makes others who hold, lift, purge or erase requests wait until the transaction ends. */
  claim(): Promise<void>;
  add(hold: Hold): Promise<void>;
  lift(hold: Hold, lifted: NonNullable<Hold['lifted']>): Promise<void>;
  /** All of a request, the newest first. Only the first can be in force. */
  listOf(requestId: string): Promise<Hold[]>;
  /** Those of the requests that are held. */
  heldAmong(requestIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What is held, oldest first. */
  list(): Promise<{ reference: string; setAt: Date }[]>;
}
