/** Every way an answer can be wrong. `words/faults` has the sentence for each. */
export type FaultKind =
  | 'required'
  | 'mustCheck'
  | 'maxLength'
  | 'minLength'
  | 'length'
  | 'numeric'
  | 'decimal'
  | 'percent'
  | 'invalid'
  | 'nameCharacters'
  | 'placeCharacters'
  | 'reasonCharacters'
  | 'companyCharacters'
  | 'messageCharacters'
  | 'email'
  | 'phone'
  | 'minAmount'
  | 'maxAmount'
  | 'maxPercent'
  | 'between'
  | 'addressNumber'
  | 'beZip'
  | 'cityOfZip'
  | 'date'
  | 'tooEarly'
  | 'dateAfterToday'
  | 'yearAfterToday'
  | 'monthDate'
  | 'shortDate'
  | 'major'
  | 'companyNumber'
  | 'registryFormat'
  | 'registryBirthDate'
  | 'registryGender'
  | 'registryCheckDigits'
  | 'childrenRequired'
  | 'monthlyAmount'
  | 'remainingAmount'
  | 'creditFinished'
  | 'creditRequired'
  | 'tooManyEntries'
  | 'incomeRequired'
  | 'reasonRequired'
  | 'purpose'
  | 'product'
  | 'otherConditions'
  | 'livingSinceBeforeBirth'
  | 'contractBeforeSixteen'
  | 'formEnded'
  | 'spouseMustSubscribe'
  | 'vehicleTooOld'
  | 'carPrice'
  | 'mobileHomePrice'
  | 'advance'
  | 'insufficientIncomes'
  | 'coborrowerLater';

export interface FaultReason {
  readonly kind: FaultKind;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A wrong answer: the control's name (`currentCredits[0].type`) and why. */
export interface Fault extends FaultReason {
  readonly field: string;
}
