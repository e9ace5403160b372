import type { Mode } from '#journey/application/state.ts';
import { forgetBroker, storeBroker } from '#site/brokers/chosen/stored-broker.ts';
import { forgetArrival } from '#site/browser/analytics/arrival.ts';
import { applicantsSession, coborrowersSession } from '#site/browser/stored-session.ts';
import { emptyStorage } from '../leave-computer/empty-storage.ts';
import { removeLanguageMark, writeLanguageMark } from '../session/language-mark.ts';
import { removeStoredParams, storeLoan } from '../session/stored-params.ts';
import type { CarryingOut } from './outside.ts';

/**
 * Each mode has its own storage key, so that two people who share a device keep their applications
 * separate.
 */
const sessionOf = (mode: Mode) => (mode === 'e2' ? coborrowersSession : applicantsSession);

/** Stores data in the browser, or removes it. */
export const STORED: CarryingOut<
  | 'keepSession'
  | 'dropSession'
  | 'storeLoan'
  | 'forgetSimulation'
  | 'storeBroker'
  | 'forgetBroker'
  | 'emptyStorage'
  | 'keepLanguageMark'
  | 'removeLanguageMark'
> = {
  keepSession: ({ mode, token }, { dispatch }) => {
    const session = sessionOf(mode);
    session.write(token);
    dispatch({ kind: 'sessionKept', isKept: session.read() !== undefined });
  },
  dropSession: ({ mode }) => sessionOf(mode).remove(),
  storeLoan: ({ loan }) => storeLoan(loan),
  forgetSimulation: () => {
    removeStoredParams();
    forgetArrival();
  },
  storeBroker: ({ id }) => storeBroker(id),
  forgetBroker: () => forgetBroker(),
  emptyStorage: ({ mode }) => emptyStorage(mode),
  keepLanguageMark: ({ mark }) => writeLanguageMark(mark),
  removeLanguageMark: () => removeLanguageMark(),
};
