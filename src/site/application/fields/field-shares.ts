/** How much of a line a field takes on a wide window. */
type Share = 'third' | 'half' | 'two-thirds';

/** Pairs only where the two belong together (W-1.18); every other field has its line. */
const SHARES: Readonly<Record<string, Share>> = {
  firstname: 'half',
  lastname: 'half',
  email: 'half',
  phone: 'half',
  number: 'third',
  box: 'third',
  zip: 'third',
  city: 'two-thirds',
  employerNumber: 'third',
  employerBox: 'third',
  employerZip: 'third',
  employerCity: 'two-thirds',
  children: 'half',
  dependents: 'half',
  familyAllowances: 'half',
  alimony: 'half',
  rentalIncome: 'half',
  mealVouchers: 'half',
  complementaryActivity: 'half',
  secondJobIncome: 'half',
};

/** The class of a field's place in the form. */
export function placeOfField(name: string): string {
  const share = SHARES[name];
  return share ? `form-field form-field--${share}` : 'form-field';
}
