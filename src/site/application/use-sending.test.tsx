import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useSending } from './use-sending.ts';

type Sending = Parameters<typeof useSending>[0];

/** The sending as it is rendered first: nothing that happens to it is rendered any more. */
function sendingOf(over: Partial<Sending>): ReturnType<typeof useSending> {
  let rendered: ReturnType<typeof useSending> | undefined;
  const given: Sending = {
    judge: async () => [],
    show: () => undefined,
    draft: () => ({ uniqId: 'a', step: '6', token: 't', body: {} }),
    settled: async () => undefined,
    keepsSession: false,
    session: { read: () => 't', write: () => undefined, remove: () => undefined },
    token: { current: 't' },
    onSent: () => undefined,
    onExpired: () => undefined,
    onEnded: () => undefined,
    onDraftEnd: () => undefined,
    onAnswered: () => undefined,
    onLoanRefused: async () => undefined,
    ...over,
  };
  const Form = () => {
    rendered = useSending(given);
    return null;
  };
  renderToStaticMarkup(<Form />);
  if (!rendered) throw new Error('Nothing was rendered');
  return rendered;
}

it('sends once where Send is pressed again before the judging has ended', async () => {
  const fetched = vi.fn(async () => Response.json({ status: 200, message: 'FLV-2026-7K3M9Q' }));
  vi.stubGlobal('fetch', fetched);
  const onSent = vi.fn();
  const { send } = sendingOf({ onSent });
  await Promise.all([send(), send(), send()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ reference: 'FLV-2026-7K3M9Q' });
});

it('can be sent again after it failed', async () => {
  const fetched = vi.fn(async () => Response.json({}, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  const { send } = sendingOf({});
  await send();
  await send();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([
  ['the applicant’s', false, []],
  ['the co-borrower’s, which tells how it went on', true, ['t']],
])('once it is sent keeps no session but %s', async (_, keepsSession, kept) => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: false }));
  const written: string[] = [];
  const session = {
    read: () => written.at(-1),
    write: (token: string) => void written.push(token),
    remove: () => void written.splice(0),
  };
  await sendingOf({ keepsSession, session }).send();
  expect(written).toEqual(kept);
});
