import { Notice } from '#site/components/notice/notice.tsx';
import type { ApplicationSetup } from '../setup.ts';

/** Explains sharing before it is done (A-8.13: the co-borrower completes later). */
export function WhatSharingDoes({ setup }: { setup: ApplicationSetup }) {
  const { share } = setup.words.link;
  return (
    <Notice kind="info">
      <p>{share.what}</p>
      <p>{share.sees}</p>
    </Notice>
  );
}

/** What a co-borrower takes upon themselves, before they send: the letter said so, and may be long ago. */
export function WhatSendingMeans({ setup }: { setup: ApplicationSetup }) {
  return (
    <Notice kind="info">
      <p>{setup.words.link.e2.duty}</p>
    </Notice>
  );
}
