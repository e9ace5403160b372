/** Scans a file for malware as it arrives. `unreachable`: there is no verdict. */
export interface Scanner {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<'clean' | 'infected' | 'unreachable'>;
}
