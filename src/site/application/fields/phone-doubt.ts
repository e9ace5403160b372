/** The phone number library is larger than the form, so it is loaded when first needed. */
export async function isPlausiblePhoneLater(typed: string): Promise<boolean> {
  const { isPlausiblePhone } = await import('#domain/contact/phone-plausibility.ts');
  return isPlausiblePhone(typed);
}
