import { isWaiting, type ShareState } from '#journey/share-status.ts';
import { stateAt } from '../../applications/shares/share-state.ts';
import type { ListedShare } from '../../stores/share-store.ts';
import { printJson, printLines } from './command.ts';
import { formatInstant } from './format-instant.ts';
import { leaveOutRestricted } from './leave-out-restricted.ts';
import { listNewest } from './list-newest.ts';
import { applicationOf } from './requests-commands.ts';

/** `shares list [--newest <n>]`: the requests shared with a co-borrower, newest first, without names. */
export const listShares = listNewest(async ({ storage, now }, line, newest) => {
  const all = await storage.shares.list(newest);
  const { shown, left } = await leaveOutRestricted(storage, line, all, applicationOf);
  const shares = shown.map((share) => summarise(share, now()));
  if (line.json) return printJson(shares.map(toJson));
  if (all.length === 0) return printLines(['No shared requests yet.']);
  return printLines([...shares.map(describe), ...left]);
});

interface SharesLine extends Omit<ListedShare, 'state' | 'uniqid'> {
  state: 'waiting' | Exclude<ShareState, 'open'>;
}

/** A share ends when its time is over, whenever the job runs. */
function summarise({ uniqid: _, ...share }: ListedShare, now: Date): SharesLine {
  const state = stateAt(share, now);
  if (state === 'open') return { ...share, state: 'waiting' };
  if (isWaiting(state)) return { ...share, state };
  return { ...share, state, endedAt: share.endedAt ?? share.expiresAt };
}

function toJson({ createdAt, expiresAt, endedAt, ...share }: SharesLine) {
  return {
    ...share,
    sharedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function describe({ id, lang, state, reminders, ...share }: SharesLine): string {
  const end =
    share.endedAt === undefined
      ? `${state} until ${formatInstant(share.expiresAt)}`
      : `${state} ${formatInstant(share.endedAt)}`;
  const reminded = `${reminders} ${reminders === 1 ? 'reminder' : 'reminders'}`;
  return [id, `shared ${formatInstant(share.createdAt)}`, lang, end, reminded].join('  ');
}
