import type { ServerResponse } from 'node:http';

/** Writes an endless body, as fast as it is read. */
export function writeEndlessly(response: ServerResponse): void {
  const more = () => {
    while (response.write(Buffer.alloc(64 * 1024, ' ')));
  };
  response.on('drain', more);
  more();
}
