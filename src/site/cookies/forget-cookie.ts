/** What takes a cookie of the whole site away again, as it is set. */
export function forgetCookie(name: string): string {
  return `${name}=; path=/; max-age=0; SameSite=Lax`;
}
