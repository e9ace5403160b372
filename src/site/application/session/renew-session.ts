import type { RenewalAnswer } from '#journey/application/event.ts';
import { calls } from '../calls.ts';

export async function renewSession(token: string): Promise<RenewalAnswer> {
  const reply = await calls.refreshSession(token);
  if (reply.kind === 'ok') return { kind: 'renewed', token: reply.body.token };
  const isOver = reply.kind === 'unauthorized' || reply.kind === 'gone';
  return { kind: isOver ? 'over' : 'unavailable' };
}
