import { type FormOutcome, readOutcome } from './form-outcome.ts';

/** How long a form may stand still on its way before it counts as lost, in milliseconds. */
export const PATIENCE = 60_000;

export interface FormToSend {
  /** The form's action. */
  action: string;
  data: FormData;
  /** From 0 to 1, of what has left the browser. */
  onProgress?: (share: number) => void;
  /** Ends the sending; the outcome is then `aborted`. */
  signal?: AbortSignal;
  patience?: number;
  /** What it is sent by. */
  open?: () => XMLHttpRequest;
}

/**
 * Sends a form of the website (spec 1 §7), and says what became of it: never throws. By
 * XMLHttpRequest, which alone tells how much of the files has left.
 */
export function sendForm(form: FormToSend): Promise<FormOutcome> {
  const { action, data, onProgress, signal, patience = PATIENCE } = form;
  return new Promise((settle) => {
    const request = form.open?.() ?? new XMLHttpRequest();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: FormOutcome) => {
      clearTimeout(waiting);
      signal?.removeEventListener('abort', stop);
      settle(outcome);
    };
    const stop = () => {
      end({ kind: 'aborted' });
      request.abort();
    };
    const waitAnew = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        end({ kind: 'failed', where: 'connection' });
        request.abort();
      }, patience);
    };
    if (signal?.aborted) return end({ kind: 'aborted' });
    signal?.addEventListener('abort', stop);

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      waitAnew();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onprogress = waitAnew;
    request.onload = () => end(readOutcome(request.status, request.responseText));
    request.onerror = () => end({ kind: 'failed', where: 'connection' });
    request.open('POST', action);
    // To its own origin it carries cookies without being told: same-origin credentials.
    request.setRequestHeader('X-Doing-Ajax', 'true');
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.setRequestHeader('Accept', 'application/json');
    waitAnew();
    request.send(data);
  });
}
