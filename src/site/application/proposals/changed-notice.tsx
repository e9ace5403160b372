import { Notice } from '#site/components/notice/notice.tsx';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

interface ChangedNoticeProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'mode'>;
}

/** Says that nothing was sent, because the conditions have changed since they were accepted. */
export function ChangedNotice({ setup: { words }, model: { form, mode } }: ChangedNoticeProps) {
  if (!form.isProposedAgain) return null;
  const { conditionsChanged } = words.link.e2;
  return (
    <Notice kind="warning" role="status">
      <p>{mode === 'e2' ? conditionsChanged : words.application.conditions.changedSince}</p>
    </Notice>
  );
}
