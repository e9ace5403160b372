import type { ChangeFollowed } from './change-followed.ts';
import { type DecidedConditions, decideConditions, describeNow } from './decide-conditions.ts';
import { endedShare } from './share-state.ts';

/** The applicant refuses other conditions: both parts are erased, and both are notified. */
export async function refuseConditions(
  services: ChangeFollowed,
  key: string,
): Promise<DecidedConditions> {
  return await decideConditions(services, key, 'refuse', async (share, now, transaction) => {
    const { id, generation } = share;
    await transaction.shares.transition(endedShare(share, now), 'refuse');
    await transaction.signIns.forgetOfShare(id);
    for (const letter of ['refused-to-coborrower', 'refused-to-applicant'] as const)
      await transaction.enqueue('share-letter', { shareId: id, letter, generation });
    return await describeNow(services, share, now, transaction);
  });
}
