import { useEffect, useState } from 'react';

/** The text once it has been unchanged for this many milliseconds; empty until its first change. */
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
