import { lazy, type ReactNode, type Ref, Suspense } from 'react';
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
import { nameOf } from './show-first-fault.ts';
import { type SiteForm as SiteFormHandling, useSiteForm } from './use-site-form.ts';
import './form-columns.css';
import './site-form.css';

/** Without it, if it fails to load, each error still stands at its field. */
const FormSummary = lazy(() => import('./form-summary.tsx').catch(() => ({ default: () => null })));

export interface SiteFormProps extends SiteFormHandling {
  /** The address it is posted to, with and without script. */
  action: string;
  /** Its accessible name. */
  label: string;
  send: ReactNode;
  /** True if the form can be sent again after success; else the button stays disabled (W-6.2). */
  mayRepeat?: boolean;
  /** Fields above the others, as wide as the form. */
  head?: (errors: Errors) => ReactNode;
  /** Next to the other fields where there is room, else below them. */
  aside?: ReactNode;
  /** Its fields, given the errors by name. Errors of other names are listed below. */
  children: (errors: Errors) => ReactNode;
}

type Errors = Readonly<Record<string, string>>;

/** A form of the website. Without script it is posted and answered with a page. */
export function SiteForm(props: SiteFormProps) {
  const { setup, action, label, send, mayRepeat = false, names, onTaken } = props;
  const { head, aside, children } = props;
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
        noValidate={form.isHydrated}
        hidden={sending.phase === 'taken'}
        ref={form.formRef}
        onSubmit={form.submit}
        onInput={form.correct}
        onBlur={form.leave}
      >
        <input type="hidden" name="lang" value={setup.locale} />
        {head?.(errors)}
        <div className={aside ? 'site-form__columns form-columns' : 'site-form__columns'}>
          <div className="site-form__fields">
            {children(errors)}
            {(sending.phase === 'checking' || sending.phase === 'sending') && (
              <SendingCheck setup={setup} onToken={form.prove} onFailed={form.failCheck} />
            )}
            {sending.phase === 'sending' && <SendingProgress words={words} share={sending.share} />}
            <SendingProblem
              setup={setup}
              sending={sending}
              names={names}
              place={form.afterwardsRef}
            />
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
            {Object.keys(errors).length > 0 && (
              <Suspense>
                <FormSummary
                  setup={setup}
                  faults={form.faults}
                  errors={errors}
                  form={form.formRef.current}
                  nameOf={nameOf}
                  onFollow={form.showField}
                />
              </Suspense>
            )}
          </div>
          {aside}
        </div>
      </form>
    </div>
  );
}

function isButtonDisabled({ phase }: Sending, mayRepeat: boolean): boolean {
  return phase === 'taken' ? !mayRepeat : phase !== 'open';
}

interface SendingProblemProps {
  setup: SiteFormSetup;
  sending: Sending;
  names: readonly string[];
  place: Ref<HTMLElement>;
}

/** Why the form was not sent, above its button: what failed, or what no field shows. */
function SendingProblem({ setup: { words, phone }, sending, names, place }: SendingProblemProps) {
  const prefix = useFieldId('');
  if (sending.phase !== 'open') return null;
  const { errors, problem } = sending;
  const others = Object.keys(errors).filter((name) => !names.includes(name));
  if (others.length === 0 && !problem) return null;
  return (
    <section className="site-form__hindrance" tabIndex={-1} ref={place}>
      <Notice kind="error" title={problem && words.problems.title}>
        {problem && <p>{fill(words.problems[problem], { phone })}</p>}
        {others.map((name) => (
          <p key={name} id={errorId(prefix + name)}>
            {errors[name]}
          </p>
        ))}
      </Notice>
    </section>
  );
}
