import { useEffect, useState } from 'react';
import { isPhone } from '#domain/contact/phone.ts';

/** How long typing has to pause before a number is looked at, in milliseconds. */
const PAUSE = 600;

/** True once a well-formed number seems implausible. A check that cannot be loaded doubts nothing. */
export function usePhoneDoubt(
  typed: string,
  isPlausible: (typed: string) => Promise<boolean>,
): boolean {
  const [doubted, setDoubted] = useState('');
  useEffect(() => {
    if (!isPhone(typed)) return;
    const wait = setTimeout(() => {
      isPlausible(typed).then(
        (plausible) => setDoubted(plausible ? '' : typed),
        () => setDoubted(''),
      );
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [typed, isPlausible]);
  return doubted !== '' && doubted === typed;
}
