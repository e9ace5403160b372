import { useEffect, useRef, useState } from 'react';
import { afterEnd } from '#journey/application/session-end.ts';
import type { Session } from '#journey/application/state.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { Provider } from '#site/forms/bot-check/provider.ts';
import { calls } from '../calls.ts';
import { StepForm } from '../fields/step-form.tsx';
import type { ApplicationModel } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { sessionIn } from './open-application.ts';

/** how long after loading ends the captcha loads, in milliseconds. */
const CAPTCHA_DELAY = 500;

interface CaptchaGateProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
  onSession: (session: Session) => void;
}

type Gate = 'waiting' | 'ready' | 'checking' | 'failed';

/**
 * A check that the visitor is a person, exchanged for a session, above the step that it opens: what is asked
 * there is seen already, without an answer.
 */
export function CaptchaGate({ setup, model, onSession }: CaptchaGateProps) {
  const { expired, lapsed } = model.session;
  const [gate, setGate] = useState<Gate>('waiting');
  const [attempt, setAttempt] = useState(0);
  const [provider, setProvider] = useState<Provider['name']>();
  const place = useRef<HTMLDivElement>(null);
  const words = setup.words.application;
  const isKept = lapsed && afterEnd(lapsed, setup.keptDraftsDays, Date.now()) === 'kept';
  const lede = isKept ? words.captcha.again : words.captcha.text;
  const handlers = useRef({ lapsed, onSession });
  handlers.current = { lapsed, onSession };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts it again.
  useEffect(() => {
    let stale = false;
    let unmount: (() => void) | undefined;
    const verify = async (recaptcha: string) => {
      setGate('checking');
      const reply = await calls.openSession(recaptcha, handlers.current.lapsed);
      if (stale) return;
      const session = reply.kind === 'ok' ? sessionIn(reply.body) : undefined;
      if (session) handlers.current.onSession(session);
      else setGate('failed');
    };
    const wait = setTimeout(async () => {
      try {
        const { findProvider, mountBotCheck } = await import('#site/forms/bot-check/bot-check.ts');
        const offered = await findProvider();
        if (stale || !place.current) return;
        // The visitor reads which provider receives data before any data goes there.
        setProvider(offered.name);
        unmount = await mountBotCheck(place.current, {
          provider: offered,
          locale: setup.locale,
          words: words.captcha,
          onVerified: verify,
        });
        setGate('ready');
      } catch {
        if (!stale) setGate('failed');
      }
    }, CAPTCHA_DELAY);
    return () => {
      stale = true;
      clearTimeout(wait);
      unmount?.();
    };
  }, [attempt]);

  return (
    <>
      <header className="step-heading">
        <h1 className="step-title">{words.steps[model.form.step].title}</h1>
      </header>
      <section
        className="step-check"
        aria-label={words.captcha.title}
        aria-busy={gate === 'waiting' || gate === 'checking'}
      >
        <p>{expired ? words.connection.expired : lede}</p>
        {provider ? <p className="step-check__told">{words.captcha.told[provider]}</p> : null}
        {gate === 'waiting' ? <p role="status">{words.captcha.loading}</p> : null}
        <div className="step-check__place" ref={place} hidden={gate === 'failed'} />
        {gate === 'failed' ? (
          <Notice kind="error" role="alert">
            <p>{words.captcha.failed}</p>
            <Button
              variant="plain"
              onClick={() => {
                setGate('waiting');
                setAttempt((before) => before + 1);
              }}
            >
              {words.buttons.retry}
            </Button>
          </Notice>
        ) : null}
      </section>
      <div className="step-ahead" inert>
        <StepForm setup={setup} model={withoutAnswers(model)} onSubmit={() => undefined}>
          {null}
        </StepForm>
      </div>
    </>
  );
}

/** The step as it is asked: its answers are for those who pass the check. */
const withoutAnswers = (model: ApplicationModel): ApplicationModel => ({
  ...model,
  values: {},
  faults: [],
  signingIn: { ...model.signingIn, signedIn: [] },
});
