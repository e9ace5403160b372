/**
 * The names of everything that an application asks or carries, spelt as in the specification. Other names
 * do not compile, so a typo is found. These are only types; the steps say what is asked when.
 */

/** A field's name, without its borrower (C-1.1). */
export type FieldName =
  | 'borrowers'
  | 'coborrowerInfosEncoding'
  | 'gender'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'conditionsAccepted'
  | 'sameAddress'
  | 'street'
  | 'number'
  | 'box'
  | 'zip'
  | 'city'
  | 'livingSince'
  | 'isLandlord'
  | 'livingSituation'
  | 'maritalStatus'
  | 'maritalContractType'
  | 'coborrowerMaritalType'
  | 'borrowWith'
  | 'sellerType'
  | 'firstRegistration'
  | 'price'
  | 'advance'
  | 'workingCategory'
  | 'profession'
  | 'sector'
  | 'workingContractType'
  | 'workingContractBeginDate'
  | 'companyNumber'
  | 'employerName'
  | 'employerCountry'
  | 'employerStreet'
  | 'employerNumber'
  | 'employerBox'
  | 'employerZip'
  | 'employerCity'
  | 'mainIncome'
  | 'hasResigned'
  | 'hasSeizure'
  | 'hasAdditionalIncome'
  | 'familyAllowances'
  | 'alimony'
  | 'rentalIncome'
  | 'mealVouchers'
  | 'complementaryActivity'
  | 'secondJobIncome'
  | 'children'
  | 'dependents'
  | 'alimonyFee'
  | 'rent'
  | 'hasCredits'
  | 'hasExtraFees'
  | 'extraFeesAmount'
  | 'extraFeesReason'
  | 'birthDate'
  | 'nationalRegistry'
  | 'birthLocation'
  | 'nationality'
  | 'inBelgiumSince'
  | 'futurePensionIncome'
  | 'creditPurpose'
  | 'politicallyExposed'
  | 'signLocation'
  | 'howKnown'
  | 'message'
  | 'useMyData'
  | 'exactData'
  | 'coborrowerExactData';

/** A list of entries, without its borrower, and the fields of each entry. */
export interface EntryFieldNames {
  currentCredits:
    | 'type'
    | 'amountBorrowed'
    | 'monthlyAmount'
    | 'beginDate'
    | 'duration'
    | 'remainingAmount'
    | 'rate'
    | 'payBack';
  currentCreditCards: 'amountBorrowed' | 'beginDate';
  creditReasons: 'reason';
}

export type EntryListName = keyof EntryFieldNames;
export type EntryFieldName = EntryFieldNames[EntryListName];

/** The loan, as it is sent with the answers. */
type LoanName =
  | 'product'
  | 'productName'
  | 'amount'
  | 'additionalAmount'
  | 'duration'
  | 'taeg'
  | 'monthlyAmount';

/** The state of the application among the answers (C-1.8). */
type StateName =
  | 'method'
  | 'maxStep'
  | 'creditReason'
  | 'uniqId'
  | 'coborrowerEncoding'
  | 'newProduct'
  | 'newDuration'
  | 'newTaeg'
  | 'newConditionsCopy'
  | 'askedProduct'
  | 'askedProductName'
  | 'askedAmount'
  | 'askedAdditionalAmount'
  | 'askedDuration'
  | 'askedTaeg'
  | 'askedReasons'
  | 'broker-id';

/** Information about the visit (C-8.8). */
type VisitName =
  | 'os'
  | 'browser'
  | 'device'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'gclid'
  | 'topcompare_id'
  | 'from_topcompare'
  | 'from_trustup';

/** A name, for the applicant and for the co-borrower. */
export type OfBothBorrowers<Name extends string> = Name | `coborrower${Capitalize<Name>}`;

/** Every name under which a text can be stored. */
export type AnswerName = OfBothBorrowers<FieldName | 'method'> | LoanName | StateName | VisitName;

/** Every name under which a list of entries can be stored. */
export type AnswerListName = OfBothBorrowers<EntryListName>;
