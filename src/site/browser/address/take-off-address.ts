/** Takes these off the address, which shows them no longer than it must. */
export function takeOffAddress(names: readonly string[]): void {
  const rest = new URLSearchParams(location.search);
  for (const name of names) rest.delete(name);
  const query = rest.size > 0 ? `?${rest}` : '';
  history.replaceState(history.state, '', location.pathname + query);
}
