import type { IncomingMessage } from 'node:http';

/**
 * Limits a request's body to so many bytes: false if it declares more. A body without a declared length
 * is counted, and the connection is closed after one byte too many; browsers always declare it.
 */
export function limitBodyLength(arriving: IncomingMessage, most: number): boolean {
  const announced = arriving.headers['content-length'];
  if (announced !== undefined) return Number(announced) <= most;
  let arrived = 0;
  arriving.on('data', (part: Buffer) => {
    arrived += part.length;
    if (arrived > most) arriving.destroy();
  });
  // Reading it later resumes it.
  arriving.pause();
  return true;
}
