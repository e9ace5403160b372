import { useCallback, useEffect, useRef } from 'react';
import type { WindowMessage } from '#journey/application/effect.ts';
import { chosenBroker } from '#site/brokers/chosen/stored-broker.ts';
import { APPLICANTS_KEY } from '#site/browser/stored-session.ts';
import type { Dispatch } from './effects/outside.ts';

const CHANNEL = 'loanfront-application';

/** Hears what the browser's other windows tell of the same application; returns what tells them. */
export function useWindows(dispatch: Dispatch): (message: WindowMessage) => void {
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    const hearStorage = ({ key, newValue }: StorageEvent) => {
      // Everything was removed at once.
      if (key === null) dispatch({ kind: 'leftElsewhere' });
      if (key === APPLICANTS_KEY && newValue) dispatch({ kind: 'tokenStored', token: newValue });
    };
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      if (data.kind === 'opened') dispatch({ kind: 'windowOpened' });
      if (data.kind === 'sent') dispatch({ ...data, kind: 'endedElsewhere' });
      if (data.kind === 'changed') {
        const { kind: _, ...form } = data;
        dispatch({ kind: 'windowChanged', form, chosenBroker: chosenBroker() });
      }
    };
    window.addEventListener('storage', hearStorage);
    return () => {
      window.removeEventListener('storage', hearStorage);
      opened.close();
    };
  }, [dispatch]);

  return useCallback((message) => channel.current?.postMessage(message), []);
}
