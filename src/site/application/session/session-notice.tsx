import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

interface SessionNoticeProps {
  setup: ApplicationSetup;
  model: Showing<'session' | 'dispatch'>;
}

/**
 * Warns that the session ends soon and could not be renewed, so that nobody loses it without
 * notice.
 */
export function SessionNotice({ setup, model }: SessionNoticeProps) {
  const { ending } = setup.words.application;
  const { session, dispatch } = model;
  if (session.ending === undefined || session.ending !== session.token) return null;
  return (
    <Notice kind="warning" title={ending.title} role="alert">
      <p>{ending.text}</p>
      {session.hasRenewalFailed ? <p>{ending.failed}</p> : null}
      <Button variant="link" action="renew" onClick={() => dispatch({ kind: 'renewalRequested' })}>
        {ending.renew}
      </Button>
    </Notice>
  );
}
