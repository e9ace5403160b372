import type { Examples } from '../gallery/examples.ts';
import { Disclosure } from './disclosure.tsx';

export const disclosureExamples: Examples = {
  component: 'Disclosure',
  states: (w) => ({
    normal: (
      <Disclosure summary={w.disclosure}>
        <p>{w.disclosureText}</p>
      </Disclosure>
    ),
    open: (
      <Disclosure summary={w.disclosure} open>
        <p>{w.disclosureText}</p>
      </Disclosure>
    ),
  }),
};
