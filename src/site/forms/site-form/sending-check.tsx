import { useRef, useState } from 'react';
import { useOnMount } from '#site/browser/hydration.ts';
import type { Provider } from '../bot-check/provider.ts';
import type { SiteFormSetup } from './setup.ts';

export interface SendingCheckProps {
  setup: SiteFormSetup;
  onToken: (token: string) => void;
  onFailed: () => void;
}

/** The bot check of a form that is about to be sent. Loaded only then; each mount solves a new challenge. */
export function SendingCheck({ setup, onToken, onFailed }: SendingCheckProps) {
  const { words, check, locale } = setup;
  const [provider, setProvider] = useState<Provider['name']>();
  const [isThere, setThere] = useState(false);
  const section = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onToken, onFailed });
  handlers.current = { onToken, onFailed };

  useOnMount(() => {
    let isLeft = false;
    let unmount: (() => void) | undefined;
    section.current?.focus();
    const mount = async () => {
      const { findProvider, mountBotCheck } = await import('../bot-check/bot-check.ts');
      const offered = await findProvider();
      if (isLeft || !place.current) return;
      // Says who receives data before any is sent.
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
  });

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
