/** As long as a draft is kept (spec 1 §9), in seconds. */
export const AS_LONG_AS_A_DRAFT = 31 * 24 * 60 * 60;

/** How long an answer to a question of the site's own holds, in seconds: 182 days. */
export const HALF_A_YEAR = 182 * 24 * 60 * 60;

/**
 * What a cookie holds, decoded, from all cookies of a page as `document.cookie` lists them; nothing
 * where it is not there, or was not encoded as an address is.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Keeps a value for the whole site, for so many seconds; where the site has https, never sent without. */
export function writeCookie(name: string, value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

/** Takes a cookie of the whole site away again. */
export function forgetCookie(name: string): void {
  writeCookie(name, '', 0);
}
