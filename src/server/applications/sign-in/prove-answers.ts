import type { Answers } from '#journey/answers.ts';
import type { Borrower } from '#journey/borrowers.ts';
import { provenAnswers } from '#journey/signed-in.ts';
import type { ProvenAnswer } from '../../stores/request-store.ts';
import type { Stores } from '../../stores/storage.ts';
import { listSignedIn } from './list-signed-in.ts';

/** Which answers of a borrower equal what a sign-in provider stated to that session. */
export async function proveAnswers(
  { signIns }: Pick<Stores, 'signIns'>,
  answers: Answers,
  borrower: Borrower,
  sessionId: string,
  at: Date,
): Promise<readonly ProvenAnswer[]> {
  return provenAnswers(answers, borrower, listSignedIn(await signIns.of(sessionId, at)));
}
