import { type FormOutcome, readOutcome } from './form-outcome.ts';

/** How long an upload may stand still before it counts as failed, in milliseconds. */
export const TIMEOUT = 60_000;

export interface FormToSend {
  /** The form's action. */
  action: string;
  data: FormData;
  /** The share of bytes sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts; the outcome is then `aborted`. */
  signal?: AbortSignal;
  timeout?: number;
  /** Creates the request; replaced in tests. */
  open?: () => XMLHttpRequest;
}

/**
 * Sends a form of the website (C-7.18) and returns the outcome; never throws. Uses XMLHttpRequest, as
 * only it reports upload progress.
 */
export function sendForm(form: FormToSend): Promise<FormOutcome> {
  const { action, data, onProgress, signal, timeout = TIMEOUT } = form;
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
    const restartTimeout = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        end({ kind: 'failed', where: 'connection' });
        request.abort();
      }, timeout);
    };
    if (signal?.aborted) return end({ kind: 'aborted' });
    signal?.addEventListener('abort', stop);

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimeout();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onprogress = restartTimeout;
    request.onload = () => end(readOutcome(request.status, request.responseText));
    request.onerror = () => end({ kind: 'failed', where: 'connection' });
    request.open('POST', action);
    // Cookies are sent to the same origin by default.
    request.setRequestHeader('X-Doing-Ajax', 'true');
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.setRequestHeader('Accept', 'application/json');
    restartTimeout();
    request.send(data);
  });
}
