import type { ServerResponse } from 'node:http';

/** Writes a body that has no end, as fast as it is taken. */
export function pour(response: ServerResponse): void {
  const more = () => {
    while (response.write(Buffer.alloc(64 * 1024, ' ')));
  };
  response.on('drain', more);
  more();
}
