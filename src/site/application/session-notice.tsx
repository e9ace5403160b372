import { useState } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';

interface SessionNoticeProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** The session ends soon and could not be renewed: nobody should find out by losing it. */
export function SessionNotice({ setup, model }: SessionNoticeProps) {
  return model.ending ? <EndingNotice setup={setup} model={model} /> : null;
}

function EndingNotice({ setup, model }: SessionNoticeProps) {
  const { ending } = setup.words.application;
  const [failed, setFailed] = useState(false);
  const renew = async () => {
    setFailed(false);
    await model.renewSession();
    // Renewed, the notice is gone, and this with it.
    setFailed(true);
  };
  return (
    <Notice kind="warning" title={ending.title} role="alert">
      <p>{ending.text}</p>
      {failed ? <p>{ending.failed}</p> : null}
      <Button variant="link" action="renew" onClick={() => void renew()}>
        {ending.renew}
      </Button>
    </Notice>
  );
}
