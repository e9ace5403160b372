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
