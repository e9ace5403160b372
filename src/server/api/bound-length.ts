import type { IncomingMessage } from 'node:http';

/**
 * Holds what arrives to so many bytes: false where more is announced. What comes without its length is
 * counted, and the connection is closed at one byte more; browsers always announce theirs.
 */
export function boundLength(arriving: IncomingMessage, most: number): boolean {
  const announced = arriving.headers['content-length'];
  if (announced !== undefined) return Number(announced) <= most;
  let arrived = 0;
  arriving.on('data', (part: Buffer) => {
    arrived += part.length;
    if (arrived > most) arriving.destroy();
  });
  // Whoever reads it sets it in motion.
  arriving.pause();
  return true;
}
