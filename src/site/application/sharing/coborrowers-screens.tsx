import { useState } from 'react';
import { answer } from '#journey/answers.ts';
import { Button } from '#site/components/button/button.tsx';
import { Buttons } from '#site/components/button/buttons.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

interface ScreenProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'declining' | 'dispatch'>;
}

/** The applicant as the co-borrower knows them. */
export const applicantsName = ({ form }: Showing<'form'>) =>
  `${answer(form.answers, 'firstname')} ${answer(form.answers, 'lastname')}`.trim();

/** The co-borrower may decline what they are invited to (mode e2, step 1). */
export function Invited({ setup, model }: ScreenProps) {
  const { e2 } = setup.words.link;
  // Undefined until it was asked: what comes back afterwards takes the focus back.
  const [asking, setAsking] = useState<boolean>();
  const name = applicantsName(model);
  const { declining } = model;
  if (asking)
    return (
      <Notice kind="warning" title={e2.declineTitle} role="status">
        <p>{fill(e2.declineText, { name })}</p>
        {declining?.hasFailed ? <p role="alert">{e2.declineFailed}</p> : null}
        <Buttons>
          <Button
            variant="plain"
            action="decline"
            busy={declining?.hasFailed === false}
            onClick={() => model.dispatch({ kind: 'declined' })}
          >
            {e2.declineYes}
          </Button>
          <Button variant="link" autoFocus onClick={() => setAsking(false)}>
            {e2.declineNo}
          </Button>
        </Buttons>
      </Notice>
    );
  return (
    <div className="invited">
      {model.form.resumed ? <p className="step-lede">{e2.resumed}</p> : null}
      <Button variant="link" autoFocus={asking === false} onClick={() => setAsking(true)}>
        {e2.decline}
      </Button>
    </div>
  );
}
