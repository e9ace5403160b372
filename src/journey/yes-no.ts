/** The values of a yes-or-no question. In a file of its own, so that a form's page loads nothing of the application. */
export const YES_NO = ['yes', 'no'] as const;
