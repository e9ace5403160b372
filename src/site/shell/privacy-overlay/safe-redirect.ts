/** The path of an address on this site; undefined for no address or another site's. */
export function safeRedirect(address: string | undefined, origin: string): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
