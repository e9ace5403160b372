import type { Actor } from '../audit/audit-log.ts';
import type { NameBroker } from '../brokers/name-broker.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { Storage } from '../storage/storage.ts';

/** What commands on the data need. */
export interface CommandServices {
  storage: Storage;
  /** Who runs the command, for the audit log. */
  actor: Actor;
  keyRing: KeyRing;
  now: () => Date;
  newId: () => string;
  nameBroker: NameBroker;
  /** Shows how far a long command is, a line at a time. */
  report: (line: string) => void;
}
