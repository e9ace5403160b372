/** How long a draft is kept, in seconds: 31 days. */
export const AS_LONG_AS_A_DRAFT = 31 * 24 * 60 * 60;

/** How long answers to the site's own questions are kept, in seconds: 182 days. */
export const HALF_A_YEAR = 182 * 24 * 60 * 60;

/**
 * The decoded value of a cookie, from the list in `document.cookie`; undefined if it is missing or not
 * URL-encoded.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets a cookie for the whole site. `age` is in seconds; on https it is `Secure`. */
export function writeCookie(name: string, value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

/** Deletes a cookie of the whole site, and those of that name that a tag set for the domains above it. */
export function forgetEverywhere(name: string): void {
  forgetCookie(name);
  const labels = location.hostname.split('.');
  // A name for the last label alone is no browser's to set or delete.
  for (let at = 0; at < labels.length - 1; at += 1) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; path=/; max-age=0; domain=${labels.slice(at).join('.')}`;
  }
}

/** Deletes a cookie of the whole site. */
export function forgetCookie(name: string): void {
  writeCookie(name, '', 0);
}
