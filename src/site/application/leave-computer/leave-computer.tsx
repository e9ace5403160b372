import { useEffect, useState } from 'react';
import { tokenToEnd } from '#journey/application/leaving-computer.ts';
import { Button } from '#site/components/button/button.tsx';
import type { ApplicationModel, Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { laterScreens, loadLaterScreens } from '../steps/load-later-screens.ts';
import { useFocusBack } from '../steps/use-focus-back.ts';
import './leave-computer.css';

interface LeaveComputerProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** The button for those who share a computer with others, and the confirmation that it opens. */
export function LeaveComputer({ setup, model }: LeaveComputerProps) {
  const words = setup.words.leaveComputer;
  const { leavingComputer: leaving, dispatch } = model;
  const [loading, setLoading] = useState<'under-way' | 'failed'>();
  const button = useFocusBack(leaving !== undefined);
  if (tokenToEnd(model) === undefined) return null;

  const open = async () => {
    setLoading('under-way');
    const areThere = await loadLaterScreens();
    setLoading(areThere ? undefined : 'failed');
    if (areThere) dispatch({ kind: 'leavingSought' });
  };
  const { LeaveDialog } = leaving ? laterScreens() : {};
  return (
    <div className="leave-computer">
      <p className="leave-computer__hint">{words.hint}</p>
      <Button
        variant="link"
        action="leave-computer"
        busy={loading === 'under-way'}
        onClick={open}
        ref={button}
      >
        {words.button}
      </Button>
      {loading === 'failed' && <p role="alert">{words.unavailable}</p>}
      {LeaveDialog && <LeaveDialog setup={setup} model={model} />}
    </div>
  );
}

/** Replaces the application once it was left; the title alone until the rest is loaded. */
export function Left({ setup, model }: { setup: ApplicationSetup; model: Showing<'left'> }) {
  const [areThere, setThere] = useState(false);
  useEffect(() => void loadLaterScreens().then(setThere), []);
  if (!areThere || !model.left)
    return <h1 className="step-title">{setup.words.leaveComputer.left.title}</h1>;
  const { LeftScreen } = laterScreens();
  return <LeftScreen setup={setup} left={model.left} />;
}
