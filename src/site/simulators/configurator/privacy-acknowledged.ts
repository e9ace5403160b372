/** In session storage: that the privacy popup was read (spec 1 §4). */
const PRIVACY_ACCEPTED = 'privacy_accepted';

export function isPrivacyAcknowledged(): boolean {
  try {
    return sessionStorage.getItem(PRIVACY_ACCEPTED) === '1';
  } catch {
    return false;
  }
}

/** Keeps it for the session; where storage is forbidden, for the page. */
export function acknowledgePrivacy(): void {
  try {
    sessionStorage.setItem(PRIVACY_ACCEPTED, '1');
  } catch {
    // It shows again on the next page, which harms nobody.
  }
}
