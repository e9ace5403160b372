import type { SaveAnswer } from '#journey/application/event.ts';
import type { Draft } from '#journey/application/state.ts';
import { calls, type SubmitReply } from '../calls.ts';
import { endIn } from '../sharing/link-end.ts';
import { draftEndIn } from './draft-end.ts';

export async function saveDraft(draft: Draft): Promise<SaveAnswer> {
  return readSaved(await calls.saveDraft(draft, false));
}

/** Saves the draft with a call that outlives the page. */
export function saveDraftOnLeaving(draft: Draft): void {
  void calls.saveDraft(draft, true);
}

/** Turns the server's answer into the outcome for the draft. */
export function readSaved(reply: SubmitReply): SaveAnswer {
  const end = draftEndIn(reply);
  if (end) return end;
  switch (reply.kind) {
    case 'ok': {
      // From the recap on, the server returns the addresses of the documents.
      const { summary, secci } = reply.body;
      return { kind: 'saved', documents: summary && secci ? { summary, secci } : undefined };
    }
    case 'unauthorized':
    case 'forbidden':
      return { kind: 'expired' };
    case 'gone':
      return { kind: 'link-ended', end: endIn(reply.body) };
    default:
      return { kind: 'failed' };
  }
}
