import { useEffect, useRef } from 'react';
import { answer } from '#journey/answers.ts';
import { answersOnLeaving } from '#journey/application/answers-on-leaving.ts';
import { Button } from '#site/components/button/button.tsx';
import { Buttons } from '#site/components/button/buttons.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { instantInWords } from '#words/instant-in-words.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import './leave-dialog.css';

interface LeaveDialogProps {
  setup: ApplicationSetup;
  model: Showing<'page' | 'mode' | 'form' | 'saving' | 'session' | 'leavingComputer' | 'dispatch'>;
}

const TITLE_ID = 'leave-dialog-title';
const TEXT_ID = 'leave-dialog-text';

/** Asks whether to leave this computer, and says what becomes of the answers. */
export function LeaveDialog({ setup, model }: LeaveDialogProps) {
  const words = setup.words.leaveComputer;
  const { leavingComputer: leaving, dispatch } = model;
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const isBusy = leaving?.stage === 'settling' || leaving?.stage === 'ending';
  const isTooOften = leaving?.stage === 'tooOften';
  // Without the link there is still this: to delete the answers.
  const becomes = isTooOften ? 'deleted' : answersOnLeaving(model);
  const isChoice = becomes === 'mailed' || becomes === 'deleted';

  useEffect(() => {
    dialog.current?.showModal();
    stay.current?.focus();
  }, []);

  return (
    <dialog
      className="leave-dialog"
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      ref={dialog}
      onCancel={(event) => isBusy && event.preventDefault()}
      // A browser closes it on a second Escape, whatever the first was answered.
      onClose={() =>
        isBusy ? dialog.current?.showModal() : dispatch({ kind: 'leavingCancelled' })
      }
    >
      <h2 className="leave-dialog__title" id={TITLE_ID}>
        {words.title}
      </h2>
      <div className="leave-dialog__text" id={TEXT_ID}>
        <p>{fill(words.becomes[becomes], { email: answer(model.form.answers, 'email') })}</p>
        {!isTooOften && becomes === 'deleted' ? <p>{words.instead}</p> : null}
        <p>{model.mode === 'e2' ? words.emptiedHere : words.emptied}</p>
      </div>
      <Problem setup={setup} model={model} />
      <Buttons>
        <Button
          action="leave"
          busy={isBusy}
          busyLabel={words.ending}
          onClick={() => dispatch({ kind: 'leavingConfirmed', becomes })}
        >
          {words.confirm[isChoice ? becomes : 'other']}
        </Button>
        <Button
          variant="link"
          action="stay"
          disabled={isBusy}
          onClick={() => dispatch({ kind: 'leavingCancelled' })}
          ref={stay}
        >
          {words.stay}
        </Button>
      </Buttons>
      <p className="unseen" role="status">
        {isBusy ? words.ending : ''}
      </p>
    </dialog>
  );
}

/** Why the session is not ended. */
function Problem({ setup, model }: LeaveDialogProps) {
  const { leavingComputer: leaving } = model;
  const { failed, tooOften } = setup.words.leaveComputer;
  const { instant } = setup.words.draftLink;
  if (leaving?.stage === 'failed')
    return (
      <Notice kind="error" role="alert" title={failed.title}>
        <p>{failed.text}</p>
      </Notice>
    );
  if (leaving?.stage === 'tooOften')
    return (
      <Notice kind="warning" role="alert" title={tooOften.title}>
        <p>{fill(tooOften.text, { again: instantInWords(leaving.again, instant) })}</p>
      </Notice>
    );
  return null;
}
