import { useEffect, useState } from 'react';

/** A text as it stands once it has not changed for a while; empty until it first changed. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState({ first: text, text: '' });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSettled((before) =>
          before.text === '' && before.first === text ? before : { ...before, text },
        ),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled.text;
}
