import type { Writable } from 'node:stream';

/** Ends the program without a word when anyone who reads its output has had enough (`loanfront requests export | head`). */
export function stopWhenUnread(output: Writable, exit: () => void): void {
  output.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
    exit();
  });
}
