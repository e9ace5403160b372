/**
 * What an applicant typed, under the specification's field names, exactly as typed: text, and lists
 * of flat entries (`currentCredits`, `currentCreditCards`, `creditReasons`). An absent name and an
 * empty text mean the same: not answered.
 */
export type Entry = Readonly<Record<string, string>>;
export type Answers = Readonly<Record<string, string | readonly Entry[]>>;
