/** What the first step does not need, in a file of its own. */
export { BudgetScreen } from './budget-screen.tsx';
export { ConditionsScreen } from './conditions-screen.tsx';
export { DocumentLinks } from './document-links.tsx';
export { Entries } from './entry-list.tsx';
export { LegalClauses, Recap } from './recap-step.tsx';
export { ThanksStep } from './thanks-step.tsx';
