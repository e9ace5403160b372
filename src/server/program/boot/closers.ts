/** The parts of a server in closing order: nothing is closed before what uses it. */
const CLOSING = [
  'commands',
  'calls',
  'jobs',
  'metrics',
  'clock',
  'traces',
  'mail',
  'map file',
  'database',
] as const;

type Part = (typeof CLOSING)[number];

export interface Closers {
  /** Registers how to close a part that was just opened. */
  opened(part: Part, close: () => Promise<void>): void;
  /** Closes all open parts, also after one that fails; throws the first failure. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const closers = new Map<Part, () => Promise<void>>();
  return {
    opened: (part, close) => void closers.set(part, close),
    closeAll: async () => {
      const failures: unknown[] = [];
      for (const part of CLOSING) {
        const close = closers.get(part);
        closers.delete(part);
        await close?.().catch((error: unknown) => void failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
