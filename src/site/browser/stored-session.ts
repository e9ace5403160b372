import { storedText } from './stored-text.ts';

/** Kept for seven days. */
export const APPLICANTS_KEY = 'pat_jwt';
/** Deleted by the simulator: anyone who simulates a loan applies for their own. */
const COBORROWERS_KEY = 'pat_coborrower';

/** The resume link that was opened and not yet answered, and the name that this device gave itself. */
const OPENED_LINK_KEY = 'pat_resume';

export const applicantsSession = storedText(() => localStorage, APPLICANTS_KEY);

/** Mode e2 is stored per window: two people who share a device keep their applications apart. */
export const coborrowersSession = storedText(() => sessionStorage, COBORROWERS_KEY);

export const openedLink = storedText(() => localStorage, OPENED_LINK_KEY);
