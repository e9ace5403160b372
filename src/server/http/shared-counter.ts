import type { CountAddition, RateCount, RateCounts } from './rate-counts.ts';

/** How often requests that are not counted exactly are added to the shared counts, in milliseconds. */
const ADD_EVERY = 1_000;
/** How long the database may take to count, in milliseconds; then this server counts by itself. */
const PATIENCE = 1_000;
/** How often it is tried again while it does not count, in milliseconds. */
const TRY_EVERY = 5_000;
/** The most keys that are remembered; the oldest are forgotten, and asked for again. */
const MOST_KEYS = 20_000;

export interface SharedCounterOptions {
  counts: Pick<RateCounts, 'add'>;
  /** Called when an outage begins: from then on this server counts by itself. */
  onAlone(error: unknown): void;
  /** Called when the counts are shared again. */
  onShared(): void;
  patience?: number;
  addEvery?: number;
  tryEvery?: number;
}

interface Limit {
  window: number;
  most: number;
}

/** Counts a request. A key known to be over `most` is not counted further, and costs the database nothing. */
export interface SharedCounter {
  /** Waits for the database, so that all servers count as one. Never rejects. */
  countExactly(key: string, limit: Limit): Promise<RateCount>;
  /** The other servers hear of it within about a second. */
  countLoosely(key: string, limit: Limit): RateCount;
  close(): Promise<void>;
}

/** What this server knows of a key in its current window. */
interface Known {
  /** The count of all servers at the last answer, plus what this server has counted since. */
  count: number;
  /** Of these, those that the database has not counted because it was away. */
  alone: number;
  endsAt: number;
}

interface Batch {
  additions: Map<string, CountAddition>;
  /** Resolves with the counts, or with nothing where the database did not count. */
  counted: PromiseWithResolvers<ReadonlyMap<string, RateCount> | undefined>;
  isSent: boolean;
}

const newBatch = (): Batch => ({
  additions: new Map(),
  counted: Promise.withResolvers(),
  isSent: false,
});

/**
 * Counts requests together with the other servers on the database. One statement is under way at a
 * time: what arrives meanwhile goes together in the next, so that counting takes one connection.
 */
export function createSharedCounter({
  counts,
  onAlone,
  onShared,
  patience = PATIENCE,
  addEvery = ADD_EVERY,
  tryEvery = TRY_EVERY,
}: SharedCounterOptions): SharedCounter {
  const known = new Map<string, Known>();
  let batch = newBatch();
  let previous: Promise<void> = Promise.resolve();
  let isAlone = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const find = (key: string, window: number): Known => {
    const now = performance.now();
    const found = known.get(key);
    if (found !== undefined && found.endsAt > now) return found;
    known.delete(key);
    // Windows are about as long as each other, so the first is the next to end.
    const [oldest] = known.size < MOST_KEYS ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    const fresh = { count: 0, alone: 0, endsAt: now + window };
    known.set(key, fresh);
    return fresh;
  };

  const later = (delay: number) => {
    if (timer !== undefined || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      send();
    }, delay).unref();
  };

  const goAlone = (error: unknown) => {
    batch.counted.resolve(undefined);
    if (isAlone) return;
    isAlone = true;
    onAlone(error);
  };

  const learn = (heard: ReadonlyMap<string, RateCount>) => {
    const now = performance.now();
    for (const [key, { count, endsIn }] of heard) {
      const entry = known.get(key);
      if (entry === undefined) continue;
      entry.count = count + entry.alone + (batch.additions.get(key)?.requests ?? 0);
      entry.endsAt = now + endsIn;
    }
  };

  const add = async ({ additions, counted }: Batch) => {
    const tooLate = setTimeout(() => {
      counted.resolve(undefined);
      goAlone(new Error(`No count within ${patience} ms`));
    }, patience);
    try {
      const heard = await counts.add([...additions.values()]);
      learn(heard);
      counted.resolve(heard);
      if (isAlone) onShared();
      isAlone = false;
    } catch (error) {
      for (const { key, requests } of additions.values()) {
        const entry = known.get(key);
        if (entry !== undefined) entry.alone += requests;
      }
      counted.resolve(undefined);
      goAlone(error);
      later(tryEvery);
    } finally {
      clearTimeout(tooLate);
    }
  };

  const send = () => {
    const sent = batch;
    if (sent.isSent) return;
    sent.isSent = true;
    previous = previous.then(async () => {
      batch = newBatch();
      await add(sent);
    });
  };

  const countOf = (entry: Known): RateCount => ({
    count: entry.count,
    endsIn: Math.max(1, entry.endsAt - performance.now()),
  });

  /** Counts a request here, and adds it to the next statement; `undefined` where the database need not hear of it. */
  const note = (key: string, entry: Known, { window, most }: Limit): CountAddition | undefined => {
    if (entry.count > most) return undefined;
    entry.count += 1;
    if (isAlone) {
      entry.alone += 1;
      return undefined;
    }
    const addition = batch.additions.get(key) ?? { key, requests: 0, window };
    addition.requests += 1;
    batch.additions.set(key, addition);
    return addition;
  };

  return {
    countExactly: async (key, limit) => {
      const entry = find(key, limit.window);
      const addition = note(key, entry, limit);
      if (addition === undefined) return countOf(entry);
      const place = addition.requests;
      const { counted } = batch;
      send();
      const heard = (await counted.promise)?.get(key);
      if (heard === undefined) return countOf(entry);
      return {
        count: heard.count - addition.requests + place + entry.alone,
        endsIn: Math.max(1, heard.endsIn),
      };
    },
    countLoosely: (key, limit) => {
      const entry = find(key, limit.window);
      if (note(key, entry, limit) !== undefined) later(addEvery);
      return countOf(entry);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await previous;
    },
  };
}
