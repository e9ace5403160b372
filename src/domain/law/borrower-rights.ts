/** Book VII of the Code of Economic Law, on consumer credit: what every contract has to grant. */

/** Days to withdraw from a signed credit without giving a reason. Art. VII.83 §1. */
export const WITHDRAWAL_DAYS = 14;

/** Days within which the drawn capital is returned after withdrawing. Art. VII.83 §2. */
export const RETURN_DAYS = 30;

/** Days' notice before paying back early. Art. VII.96 §1. */
export const EARLY_NOTICE_DAYS = 10;

/**
 * The highest indemnity for early repayment, in percent of the capital repaid: with more than a
 * year left, and with a year or less. Art. VII.97 §2.
 */
export const EARLY_INDEMNITY = { overAYear: 1, upToAYear: 0.5 } as const;

/** By how much the late rate may exceed the borrowing rate, in percent of it. Art. VII.94 §2. */
export const LATE_RATE_SURCHARGE = 10;

/** The highest charge for a reminder, in euros without postage, once a month. Art. VII.106 §2. */
export const REMINDER_EUROS = 7.5;

/** Missed payments after which the contract may be ended, one month after notice. Art. VII.105. */
export const PAYMENTS_IN_ARREARS = 2;
