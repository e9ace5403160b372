/** Scans a file for malware. `unreachable`: there is no verdict. */
export interface Scanner {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<'clean' | 'infected' | 'unreachable'>;
}
