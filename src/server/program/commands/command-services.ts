import type { Configuration } from '#configuration/load-configuration.ts';
import type { ErasureRegister } from '../../data-protection/erasure/erasure-register.ts';
import type { NameBroker } from '../../lookups/brokers/name-broker.ts';
import type { Actor } from '../../security/audit/audit-log.ts';
import type { KeyRing } from '../../security/encryption/key-ring.ts';
import type { Periods } from '../../stores/retention-table.ts';
import type { Storage } from '../../stores/storage.ts';

/** What commands on the data need. */
export interface CommandServices {
  storage: Storage;
  /** Who runs the command, for the audit log. */
  actor: Actor;
  keyRing: KeyRing;
  register: ErasureRegister;
  periods: Periods;
  /** The certificates, in DER, by which the audit log's timestamps are verified. */
  authorities: readonly Uint8Array[];
  now: () => Date;
  newId: () => string;
  nameBroker: NameBroker;
  /** The lender, its lists of codes and its tariffs; undefined if its configuration cannot be read. */
  readLender: () => Pick<Configuration, 'lender' | 'lists' | 'tariffs'> | undefined;
  /** How long a command waits for what the servers do, in milliseconds. */
  patience: number;
  /** Shows how far a long command is, a line at a time. */
  report: (line: string) => void;
}
