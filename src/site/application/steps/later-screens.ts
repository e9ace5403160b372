/** What neither the first step nor a visitor who stays needs, in a file of its own. */

export { consentTexts, withConsentTexts } from '#words/coborrower-link/consent-texts.ts';
export { Entries } from '../fields/entry-list.tsx';
export { endSession } from '../leave-computer/end-session.ts';
export { LeaveDialog } from '../leave-computer/leave-dialog.tsx';
export { LeftScreen } from '../leave-computer/left-screen.tsx';
export { BudgetScreen } from '../proposals/budget-screen.tsx';
export { ConditionsScreen } from '../proposals/conditions-screen.tsx';
export { DocumentLinks } from '../recap/document-links.tsx';
export { LegalClauses, Recap } from '../recap/recap-step.tsx';
export { SendNotice } from '../sending/send-notice.tsx';
export { sendRequest } from '../sending/send-request.ts';
export { ThanksStep } from '../sending/thanks-step.tsx';
export { WhatSendingMeans, WhatSharingDoes } from '../sharing/what-sending-means.tsx';
export { IncomeWarning } from './income-warning.tsx';
export { ShorterDuration, VehicleNotices } from './vehicle-notices.tsx';
