import type { Upload } from './upload.ts';

/**
 * Files, encrypted piece by piece. A file is stored before its form is, and belongs to nothing until
 * then: unclaimed files are deleted.
 */
export interface UploadStore {
  /** Begins a file; `finish` adds what is known of it. */
  begin(id: string, at: Date): Promise<void>;
  /** Adds its next piece, from 0 on. */
  write(id: string, position: number, piece: Uint8Array, isLast: boolean): Promise<void>;
  finish(upload: Upload): Promise<void>;
  /** Assigns finished files to their form, in its transaction. */
  claim(ids: readonly string[], subjectId: string): Promise<void>;
  /** A finished file that belongs to nothing yet. */
  findUnclaimed(id: string): Promise<Upload | undefined>;
  /** How many belong to nothing, unfinished files included. */
  countUnclaimed(): Promise<number>;
  /** A file that belongs to a form. */
  find(id: string): Promise<Upload | undefined>;
  /** The files of a subject, in the order in which they arrived. */
  listOf(subjectId: string): Promise<Upload[]>;
  /**
   * Reads piece by piece. Throws an `UnreadableError` if a piece was altered, removed, added or
   * moved.
   */
  read(id: string): AsyncIterable<Buffer>;
  remove(id: string): Promise<void>;
  /** Deletes what nobody had claimed since `before`; returns how many. */
  purge(before: Date): Promise<number>;
}
