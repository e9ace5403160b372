/** The cookies that a browser sends, by name; the first of several with one name. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

export interface CookieScope {
  path: string;
  /** Only ever sent over https. */
  secure: boolean;
}

/** A cookie that scripts cannot read, and that other sites' requests do not carry. */
export function writeCookie(
  name: string,
  value: string,
  seconds: number,
  { path, secure }: CookieScope,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}
