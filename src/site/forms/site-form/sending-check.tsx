import { useEffect, useRef, useState } from 'react';
import type { Provider } from '../bot-check/bot-check.ts';
import type { SiteFormSetup } from './setup.ts';

export interface SendingCheckProps {
  setup: SiteFormSetup;
  onToken: (token: string) => void;
  onFailed: () => void;
}

/** The bot check of a form that is about to be sent. Loaded only then; each one mounted counts once. */
export function SendingCheck({ setup, onToken, onFailed }: SendingCheckProps) {
  const { words, check, locale } = setup;
  const [provider, setProvider] = useState<Provider['name']>();
  const [isThere, setThere] = useState(false);
  const section = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onToken, onFailed });
  handlers.current = { onToken, onFailed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what it says does not change
  useEffect(() => {
    let isLeft = false;
    let unmount: (() => void) | undefined;
    section.current?.focus();
    const mount = async () => {
      const [{ mountBotCheck, readProvider }, offer] = await Promise.all([
        import('../bot-check/bot-check.ts'),
        fetch('/api/v1/captcha').then((answer) => answer.json()),
      ]);
      const offered = readProvider(offer);
      if (!offered) throw new Error('No bot check is offered');
      if (isLeft || !place.current) return;
      // Who is told what has to be said before anybody is.
      setProvider(offered.name);
      const onVerified = (token: string) => handlers.current.onToken(token);
      const remove = await mountBotCheck(place.current, {
        provider: offered,
        locale,
        words: check,
        onVerified,
      });
      if (isLeft) return remove();
      unmount = remove;
      setThere(true);
    };
    mount().catch(() => {
      if (!isLeft) handlers.current.onFailed();
    });
    return () => {
      isLeft = true;
      unmount?.();
    };
  }, []);

  return (
    <section
      className="sending-check"
      aria-label={words.check.title}
      aria-busy={!isThere}
      tabIndex={-1}
      ref={section}
    >
      <p>{words.check.text}</p>
      {provider && <p className="sending-check__told">{check.told[provider]}</p>}
      {!isThere && <p role="status">{words.check.loading}</p>}
      <div ref={place} />
    </section>
  );
}
