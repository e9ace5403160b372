import { laterPart } from '#site/browser/later-part.ts';

/** The screens after the first step. */
const screens = laterPart(() => import('./later-screens.ts'));

/** Loads the code of the steps after the first; false if the connection fails. */
export const loadLaterScreens = screens.load;

/** The screens after the first step. Throws where they are not loaded. */
export const laterScreens = screens.get;
