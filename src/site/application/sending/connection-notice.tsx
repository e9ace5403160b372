import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { NotOffered } from '../steps/refusals.tsx';

interface ConnectionProps {
  setup: ApplicationSetup;
  model: Showing<'problem' | 'saving' | 'unoffered' | 'dispatch'>;
}

/** What could not be requested, and is requested again on Next. */
const ASKED = ['postcode', 'rate', 'verdict', 'screens'] as const;

/** Says what could not be requested or saved. */
export function ConnectionNotice({ setup, model }: ConnectionProps) {
  const words = setup.words.application;
  if (model.problem === 'not-offered') return <NotOffered setup={setup} model={model} />;
  const asking = ASKED.find((problem) => problem === model.problem);
  if (!asking && model.saving.saved !== 'failed') return null;
  return (
    <Notice kind="error" title={words.connection.title} role="alert">
      <p>{asking ? words.connection[asking] : words.connection.kept}</p>
      <Button
        variant="link"
        action="retry"
        onClick={() => model.dispatch({ kind: asking ? 'next' : 'saveRequested' })}
      >
        {words.buttons.retry}
      </Button>
    </Notice>
  );
}
