import { describe, expect, it } from 'vitest';
import type { DraftCall, Reply } from './calls.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';

/** A line one answers by hand, to hold a call under way for as long as a test wants. */
function line() {
  const sent: string[] = [];
  const open: ((reply: Reply) => void)[] = [];
  const told: SaveState[] = [];
  const saver = new DraftSaver(
    (draft, outlivingPage) => {
      sent.push(`${String(draft.body.street)}${outlivingPage ? ' (leaving)' : ''}`);
      return new Promise((resolve) => open.push(resolve));
    },
    (state) => told.push(state),
  );
  const answer = async (status: number | 'unreachable') => {
    const reply: Reply =
      status === 'unreachable' ? { kind: status } : { kind: 'answered', status, body: {} };
    open.shift()?.(reply);
    await new Promise(setImmediate);
  };
  return { saver, sent, told, answer };
}

const draft = (street: string): DraftCall => ({
  uniqId: 'u',
  step: '1',
  token: 't',
  body: { street },
});

describe('DraftSaver', () => {
  it('sends the newest of those that came while another was under way', async () => {
    const { saver, sent, answer } = line();
    for (const street of ['a', 'b', 'c']) saver.save(draft(street));
    expect(sent).toEqual(['a']);
    await answer(200);
    expect(sent).toEqual(['a', 'c']);
    await answer(200);
    expect(sent).toEqual(['a', 'c']);
  });

  it('goes back to an earlier state while a later one is under way', async () => {
    const { saver, sent, answer } = line();
    saver.save(draft('erased'));
    await answer(200);
    saver.save(draft('full'));
    saver.save(draft('erased'));
    await answer(200);
    expect(sent).toEqual(['erased', 'full', 'erased']);
  });

  it('does not save twice what it has saved', async () => {
    const { saver, sent, answer } = line();
    saver.save(draft('a'));
    await answer(200);
    saver.save(draft('a'));
    saver.saveOnLeaving(draft('a'));
    expect(sent).toEqual(['a']);
  });

  it.each(['unreachable', 500] as const)('tries again what ended in %s', async (end) => {
    const { saver, sent, told, answer } = line();
    saver.save(draft('a'));
    await answer(end);
    saver.save(draft('a'));
    await answer(200);
    expect(sent).toEqual(['a', 'a']);
    expect(told).toEqual(['saving', 'failed', 'saving', 'saved']);
  });

  it.each([
    [401, 'expired'],
    [403, 'expired'],
    [409, 'sent'],
  ] as const)('tells what an answer of %i means: %s', async (status, state) => {
    const { saver, told, answer } = line();
    saver.save(draft('a'));
    await answer(status);
    expect(told).toEqual(['saving', state]);
  });

  it('sends what still waits when the page is left', async () => {
    const { saver, sent, answer } = line();
    saver.save(draft('a'));
    saver.save(draft('b'));
    saver.saveOnLeaving(draft('b'));
    expect(sent).toEqual(['a', 'b (leaving)']);
    await answer(200);
    expect(sent).toEqual(['a', 'b (leaving)']);
  });

  it('settles once nothing is under way', async () => {
    const { saver, answer } = line();
    saver.save(draft('a'));
    let settled = false;
    void saver.settled().then(() => {
      settled = true;
    });
    await new Promise(setImmediate);
    expect(settled).toBe(false);
    await answer(200);
    expect(settled).toBe(true);
  });
});
