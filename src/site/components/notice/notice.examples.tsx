import type { Examples } from '../gallery/examples.ts';
import { Notice } from './notice.tsx';

export const noticeExamples: Examples = {
  component: 'Notice',
  states: (w) => ({
    tip: (
      <Notice kind="tip" title={w.noticeTitle}>
        <p>{w.notice}</p>
      </Notice>
    ),
    info: (
      <Notice kind="info">
        <p>{w.notice}</p>
      </Notice>
    ),
    warning: (
      <Notice kind="warning" title={w.noticeTitle}>
        <p>{w.disclosureText}</p>
      </Notice>
    ),
    error: (
      <Notice kind="error" title={w.summaryTitle}>
        <p>{w.zipError}</p>
      </Notice>
    ),
  }),
};
