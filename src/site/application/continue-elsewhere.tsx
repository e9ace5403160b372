import { useState } from 'react';
import { isEmail } from '#domain/contact/email.ts';
import { answer } from '#journey/answers.ts';
import { Button } from '#site/components/button/button.tsx';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { fill } from '#words/translation.ts';
import type { AskedLink } from './draft-link.ts';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';
import './continue-elsewhere.css';

interface ContinueElsewhereProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** Continuing on another device: a link to the answers so far, mailed to the address among them. */
export function ContinueElsewhere({ setup, model }: ContinueElsewhereProps) {
  const words = setup.words.draftLink;
  const email = answer(model.form.answers, 'email');
  return (
    <div className="continue-elsewhere">
      <Disclosure summary={words.title}>
        {isEmail(email) ? (
          <MailLink setup={setup} model={model} email={email} />
        ) : (
          <>
            <p>{words.noAddress}</p>
            <Button variant="plain" action="give-address" onClick={() => giveAddress(model)}>
              {words.giveAddress}
            </Button>
          </>
        )}
      </Disclosure>
    </div>
  );
}

/** To the field that asks for it, with what is wrong beside it. */
function giveAddress(model: ApplicationModel): void {
  model.ask(['email']);
  // Marked first, then focused: else nobody hears what is wrong.
  requestAnimationFrame(() => {
    if (!focusField('email')) void model.openAt('1', 'email');
  });
}

function MailLink({ setup, model, email }: ContinueElsewhereProps & { email: string }) {
  const words = setup.words.draftLink;
  const [asked, setAsked] = useState<AskedLink | 'asking'>();
  const mail = async () => {
    setAsked('asking');
    setAsked(await model.mailLink());
  };
  return (
    <>
      <p className="continue-elsewhere__to">{fill(words.to, { email })}</p>
      <p>{words.personal}</p>
      <Button
        variant="plain"
        action="mail-link"
        busy={asked === 'asking'}
        busyLabel={words.sending}
        onClick={() => void mail()}
      >
        {words.send}
      </Button>
      <p role="status" className="continue-elsewhere__said">
        {asked === undefined || asked === 'asking' ? '' : askedInWords(asked, words)}
      </p>
    </>
  );
}

/** What came of asking, for the eye and the ear alike. */
function askedInWords(asked: AskedLink, words: ApplicationSetup['words']['draftLink']): string {
  if (asked.kind === 'sent')
    return fill(words.sent, {
      email: asked.to,
      until: instantInWords(asked.until, words.instant),
    });
  return asked.kind === 'tooSoon'
    ? fill(words.tooSoon, { again: instantInWords(asked.again, words.instant) })
    : words.failed;
}
