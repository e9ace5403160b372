import { useEffect, useState } from 'react';

/** A value once it has stood for so many milliseconds; until then the one that stood before. */
export function useStoodFor<T>(value: T, milliseconds: number): T {
  const [stood, setStood] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStood(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return stood;
}
