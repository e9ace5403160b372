import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reply, readReply } from '#site/browser/call-api.ts';
import { ProspectSender } from './prospect-sender.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PROSPECT = { lang: 'fr', step: '1', product: 'TAEGPSA1', uniqId: 'u' } as const;

/** A sender whose calls the test answers by hand. */
function line() {
  const sent: string[] = [];
  const open: ((reply: Reply) => void)[] = [];
  const sender = new ProspectSender(({ firstname }) => {
    sent.push(String(firstname));
    return new Promise((resolve) => open.push(resolve));
  });
  const offer = (firstname: string) =>
    sender.offer({ key: firstname, body: () => ({ ...PROSPECT, firstname }) });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const answer = async (status: number | 'unreachable') => {
    open.shift()?.(status === 'unreachable' ? { kind: status } : readReply(status, {}));
    await pass(0);
  };
  return { sender, sent, offer, pass, answer };
}

describe('ProspectSender', () => {
  //
  it('sends once typing has paused for half a second, the last of what was typed', async () => {
    const { sent, offer, pass } = line();
    offer('Lo');
    await pass(499);
    offer('Lot');
    await pass(499);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(['Lot']);
  });

  it('is not put off by what does not count', async () => {
    const { sent, offer, pass } = line();
    offer('Lot');
    await pass(400);
    offer('Lot');
    await pass(100);
    expect(sent).toEqual(['Lot']);
  });

  it('sends nothing where nothing changed, and again where something did', async () => {
    const { sent, offer, pass, answer } = line();
    offer('Lot');
    await pass(500);
    offer('Lot');
    await pass(500);
    await answer(200);
    offer('Lot');
    await pass(500);
    expect(sent).toEqual(['Lot']);
    offer('Lotte');
    await pass(500);
    expect(sent).toEqual(['Lot', 'Lotte']);
  });

  it('sends nothing of what is wrong again in time', async () => {
    const { sender, sent, offer, pass } = line();
    offer('Lot');
    await pass(400);
    sender.offer(undefined);
    await pass(5_000);
    expect(sent).toEqual([]);
  });

  it('sends nothing where a change was taken back in time', async () => {
    const { sent, offer, pass, answer } = line();
    offer('Lot');
    await pass(500);
    await answer(200);
    offer('Lotte');
    offer('Lot');
    await pass(500);
    expect(sent).toEqual(['Lot']);
  });

  it.each(['unreachable', 401, 429, 500] as const)(
    'says nothing where it ends in %s, and tries again with the next change',
    async (end) => {
      const { sent, offer, pass, answer } = line();
      offer('Lot');
      await pass(500);
      await answer(end);
      await pass(60_000);
      expect(sent).toEqual(['Lot']);
      offer('Lot');
      await pass(500);
      expect(sent).toEqual(['Lot', 'Lot']);
    },
  );

  it('sends one after the other', async () => {
    const { sent, offer, pass, answer } = line();
    offer('Lot');
    await pass(500);
    offer('Lotte');
    await pass(500);
    expect(sent).toEqual(['Lot']);
    await answer('unreachable');
    expect(sent).toEqual(['Lot', 'Lotte']);
  });
});
