import type { ReactNode, Ref } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { errorId } from '#site/components/field/description.ts';
import { useFieldId } from '#site/components/field/field-ids.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { fill } from '#words/translation.ts';
import type { Sending } from './sending.ts';
import { SendingCheck } from './sending-check.tsx';
import { SendingProgress } from './sending-progress.tsx';
import type { SiteFormSetup } from './setup.ts';
import { type SiteForm as SiteFormHandling, useSiteForm } from './use-site-form.ts';
import './site-form.css';

export interface SiteFormProps extends SiteFormHandling {
  /** Where it is posted, with script and without. */
  action: string;
  /** What it is, for readers who listen. */
  label: string;
  send: ReactNode;
  /** Once it was taken, one may write again; else the button stays disabled (spec 1 §4). */
  mayRepeat?: boolean;
  /** Its fields, with what is wrong with them by name. Those that it does not show are said below. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** A form of the website. Without script it is posted, and the answer is a page. */
export function SiteForm(props: SiteFormProps) {
  const { setup, action, label, send, mayRepeat = false, names, onTaken, children } = props;
  const { words } = setup;
  const form = useSiteForm(props);
  const { sending, errors } = form;
  return (
    <div className="site-form">
      {sending.phase === 'taken' && onTaken === undefined && (
        <section className="site-form__taken" tabIndex={-1} ref={form.afterwardsRef}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own server */}
          <div dangerouslySetInnerHTML={{ __html: sending.html }} />
          {mayRepeat && (
            <Button variant="plain" onClick={form.reopen}>
              {words.again}
            </Button>
          )}
        </section>
      )}
      <form
        className="site-form__form"
        method="post"
        encType="multipart/form-data"
        action={action}
        aria-label={label}
        noValidate={form.isAlive}
        hidden={sending.phase === 'taken'}
        ref={form.formRef}
        onSubmit={form.submit}
        onInput={form.correct}
      >
        <input type="hidden" name="lang" value={setup.locale} />
        {children(errors)}
        {(sending.phase === 'checking' || sending.phase === 'sending') && (
          <SendingCheck setup={setup} onToken={form.prove} onFailed={form.failCheck} />
        )}
        {sending.phase === 'sending' && <SendingProgress words={words} share={sending.share} />}
        <Hindrance setup={setup} sending={sending} names={names} place={form.afterwardsRef} />
        <p className="site-form__privacy">
          {withLinks(words.privacy, {
            link: (
              <a href={setup.privacy} data-privacy-overlay>
                {words.privacyLink}
              </a>
            ),
          })}
        </p>
        <div className="site-form__send">
          <Button type="submit" action="send" disabled={isButtonDisabled(sending, mayRepeat)}>
            {send}
          </Button>
        </div>
      </form>
    </div>
  );
}

function isButtonDisabled({ phase }: Sending, mayRepeat: boolean): boolean {
  return phase === 'taken' ? !mayRepeat : phase !== 'open';
}

interface HindranceProps {
  setup: SiteFormSetup;
  sending: Sending;
  names: readonly string[];
  place: Ref<HTMLElement>;
}

/** What keeps the form here, above its button: what to correct, or what did not work. */
function Hindrance({ setup: { words, phone }, sending, names, place }: HindranceProps) {
  const prefix = useFieldId('');
  if (sending.phase !== 'open') return null;
  const { errors, problem } = sending;
  const wrong = Object.keys(errors).filter((name) => names.includes(name));
  const others = Object.keys(errors).filter((name) => !names.includes(name));
  if (wrong.length + others.length === 0 && !problem) return null;
  return (
    <section className="site-form__hindrance" tabIndex={-1} ref={place}>
      <Notice kind="error" title={problem && words.problems.title}>
        {problem && <p>{fill(words.problems[problem], { phone })}</p>}
        {others.map((name) => (
          <p key={name} id={errorId(prefix + name)}>
            {errors[name]}
          </p>
        ))}
        {wrong.length > 0 && (
          <p>
            {wrong.length === 1
              ? words.correction
              : fill(words.corrections, { count: wrong.length })}
          </p>
        )}
      </Notice>
    </section>
  );
}
