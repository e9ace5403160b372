import type { Periods, RetainedTable, StoppingTable } from './retention-table.ts';

/** A purge that would delete more than a tenth of a table, and stopped before it began. */
export interface Stop {
  table: StoppingTable;
  /** When it was counted: what was due then is what a confirmation is about. */
  at: Date;
  /** How many rows were due, and how many the table had. */
  due: number;
  rows: number;
  /** The period by which they were due. */
  period: string;
  /** When somebody confirmed it; absent: it waits. */
  confirmedAt?: Date | undefined;
}

/** How many rows a table has, and how many of them are deleted until when. */
export interface TableCount {
  table: RetainedTable;
  rows: number;
  /** How many are due at each of the times that were asked for. */
  due: readonly number[];
  /** How many are kept by a hold. */
  held: number;
}

export interface RetentionStore {
  /** How many rows of a table are due at that time; at most `most` are counted. */
  countDue(table: StoppingTable, at: Date, periods: Periods, most?: number): Promise<number>;
  countRows(table: StoppingTable): Promise<number>;
  /** Every table of the database, by its name. Reads all of them. */
  count(times: readonly Date[], periods: Periods): Promise<readonly TableCount[]>;
  /** What stopped, by its table. */
  stops(): Promise<readonly Stop[]>;
  /** Stores a stop in place of the table's last. */
  stop(stop: Stop): Promise<void>;
  /** False if it was counted again in the meantime, or confirmed. */
  confirm(stop: Stop, at: Date): Promise<boolean>;
  /** The table's purge goes on. */
  resume(table: StoppingTable): Promise<void>;
  /** When the newest backup was taken, as far as it was noted. */
  lastBackup(): Promise<Date | undefined>;
  /** Deletes the backups noted before that time, but the newest; returns how many. */
  purgeBackups(before: Date): Promise<number>;
}
