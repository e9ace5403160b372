import { useEffect, useRef } from 'react';

/**
 * A button that is disabled loses the focus: it has it back once it can be pressed again, unless
 * the focus has gone elsewhere meanwhile.
 */
export function useFocusBack(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const isBack = wasDisabled.current && !isDisabled;
    wasDisabled.current = isDisabled;
    if (isBack && document.activeElement === document.body) button.current?.focus();
  }, [isDisabled]);
  return button;
}
