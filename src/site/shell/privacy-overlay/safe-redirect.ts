/** An address as a path of this site; undefined for none, and for any that leads elsewhere. */
export function safeRedirect(address: string | undefined, origin: string): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
