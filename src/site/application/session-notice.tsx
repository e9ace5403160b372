import { Button } from '../components/button/button.tsx';
import { Notice } from '../components/notice/notice.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';

/** The session ends soon and could not be renewed: nobody should find out by losing it. */
export function SessionNotice({
  setup,
  model,
}: {
  setup: ApplicationSetup;
  model: ApplicationModel;
}) {
  const { ending } = setup.words.application;
  if (!model.ending) return null;
  return (
    <Notice kind="warning" title={ending.title} role="alert">
      <p>{ending.text}</p>
      <Button variant="link" action="renew" onClick={model.renewSession}>
        {ending.renew}
      </Button>
    </Notice>
  );
}
