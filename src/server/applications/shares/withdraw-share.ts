import { type ChangedFollowed, type ChangeFollowed, changeFollowed } from './change-followed.ts';
import { endedShare } from './share-state.ts';

/** The applicant withdraws the request: both parts are erased, and the co-borrower is notified. */
export async function withdrawShare(
  services: ChangeFollowed,
  key: string,
): Promise<ChangedFollowed> {
  return await changeFollowed(
    services,
    key,
    async (share, now, { signIns, enqueue }) => {
      const { id, generation } = share;
      await signIns.forgetOfShare(id);
      await enqueue('share-letter', { shareId: id, letter: 'withdrawn', generation });
      return { changed: endedShare(share, now) };
    },
    'withdraw',
  );
}
