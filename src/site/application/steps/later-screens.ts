/** What the first step does not need, nor whoever stays, in a file of its own. */

export { Entries } from '../fields/entry-list.tsx';
export { endSession } from '../leave-computer/end-session.ts';
export { LeaveDialog } from '../leave-computer/leave-dialog.tsx';
export { LeftScreen } from '../leave-computer/left-screen.tsx';
export { BudgetScreen } from '../proposals/budget-screen.tsx';
export { ConditionsScreen } from '../proposals/conditions-screen.tsx';
export { DocumentLinks } from '../recap/document-links.tsx';
export { LegalClauses, Recap } from '../recap/recap-step.tsx';
export { ThanksStep } from '../sending/thanks-step.tsx';
