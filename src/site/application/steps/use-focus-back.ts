import { useEffect, useRef } from 'react';

/**
 * A disabled button loses the focus. It gets the focus back once it is enabled again, unless the
 * focus has moved elsewhere in the meantime.
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
