import type { ContractLocale } from '#domain/locale/locale.ts';
import { applicationWordsIn } from '../languages.ts';

/** Leaving a computer that others use: the button, its confirmation, and the screen after it. */
export const LEAVE_COMPUTER_WORDS = /* @__PURE__ */ applicationWordsIn('leaveComputer');

export type LeaveComputerCatalogue = (typeof LEAVE_COMPUTER_WORDS)[ContractLocale];
