import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ConfiguratorState } from './configurator-state.ts';

/** Below this width the form opens in a panel (W-1.11: mobile). */
const ON_A_PHONE = '(width < 48em)';

interface FormPanelUse {
  state: ConfiguratorState;
  /** The entered values are valid. */
  isRight: boolean;
  onWrong: () => void;
  /** The panel has closed on the new figures. */
  onCalculated: () => void;
  onRestore: (before: ConfiguratorState) => void;
}

/**
 * The form's panel on a phone (W-4.14): opening it saves the state, closing it restores that
 * state, and calculating keeps the changes.
 */
export function useFormPanel(use: FormPanelUse) {
  const { state, isRight, onWrong, onCalculated, onRestore } = use;
  const [before, setBefore] = useState<ConfiguratorState>();
  const opener = useRef<HTMLElement | null>(null);
  const isCalculated = useRef(false);
  const isOpen = before !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it closes
  useEffect(() => {
    if (isOpen) return;
    opener.current?.focus({ preventScroll: true });
    if (isCalculated.current) onCalculated();
    isCalculated.current = false;
  }, [isOpen]);

  return {
    isOpen,
    open: (event: MouseEvent<HTMLElement>) => {
      if (!matchMedia(ON_A_PHONE).matches) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      setBefore(state);
    },
    calculate: () => {
      if (!isRight) return onWrong();
      isCalculated.current = true;
      setBefore(undefined);
    },
    close: () => {
      if (before) onRestore(before);
      setBefore(undefined);
    },
  };
}
