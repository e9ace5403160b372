import type { Upload } from './upload.ts';

/**
 * Files, sealed piece by piece. One is written before the form that it came with is stored, and
 * belongs to nothing until then: what nobody claims is forgotten.
 */
export interface UploadStore {
  /** Makes room for a file, of which nothing is known yet. */
  begin(id: string, at: Date): Promise<void>;
  /** Adds its next piece, from 0 on. */
  write(id: string, position: number, piece: Uint8Array, isLast: boolean): Promise<void>;
  finish(upload: Upload): Promise<void>;
  /** Gives finished files to what they came with, by its transaction. */
  claim(ids: readonly string[], subjectId: string): Promise<void>;
  /** One that is finished, and belongs to nothing yet. */
  findUnclaimed(id: string): Promise<Upload | undefined>;
  /** How many belong to nothing, unfinished ones included. */
  countUnclaimed(): Promise<number>;
  /** One that belongs to something. */
  find(id: string): Promise<Upload | undefined>;
  /** Of one subject, in the order in which they came. */
  listOf(subjectId: string): Promise<Upload[]>;
  /**
   * Piece by piece. Throws an `UnreadableError` where a piece was altered, left out, added or put
   * elsewhere.
   */
  read(id: string): AsyncIterable<Buffer>;
  remove(id: string): Promise<void>;
  /** Removes what nobody had claimed since `before`; how many. */
  purge(before: Date): Promise<number>;
}
