import { isEmail } from '#domain/contact/email.ts';
import { answer } from '#journey/answers.ts';
import type { DraftLinkAnswer } from '#journey/application/state.ts';
import { Button } from '#site/components/button/button.tsx';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import './continue-elsewhere.css';

interface ContinueElsewhereProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'draftLink' | 'dispatch'>;
}

/**
 * Continuing on another device: a link to the answers so far, sent to the e-mail address among
 * them.
 */
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

/** Moves the focus to the e-mail field, with its error next to it. */
function giveAddress({ dispatch }: Showing<'dispatch'>): void {
  dispatch({ kind: 'faultsShown', names: ['email'] });
  // The field is marked as invalid first and then focused, otherwise screen readers would not
  // announce the error.
  requestAnimationFrame(() => {
    if (!focusField('email')) dispatch({ kind: 'answerSought', step: '1', name: 'email' });
  });
}

function MailLink({ setup, model, email }: ContinueElsewhereProps & { email: string }) {
  const words = setup.words.draftLink;
  const { draftLink } = model;
  return (
    <>
      <p className="continue-elsewhere__to">{fill(words.to, { email })}</p>
      <p>{words.personal}</p>
      <Button
        variant="plain"
        action="mail-link"
        busy={draftLink !== undefined && draftLink.stage !== 'answered'}
        busyLabel={words.sending}
        onClick={() => model.dispatch({ kind: 'linkRequested' })}
      >
        {words.send}
      </Button>
      <p role="status" className="continue-elsewhere__said">
        {draftLink?.stage === 'answered' ? describeDraftLink(draftLink.answer, words) : ''}
      </p>
    </>
  );
}

/** The result of the request, shown and announced. */
function describeDraftLink(
  asked: DraftLinkAnswer,
  words: ApplicationSetup['words']['draftLink'],
): string {
  if (asked.kind === 'sent')
    return fill(words.sent, {
      email: asked.to,
      until: instantInWords(asked.until, words.instant),
    });
  return asked.kind === 'tooSoon'
    ? fill(words.tooSoon, { again: instantInWords(asked.again, words.instant) })
    : words.failed;
}
