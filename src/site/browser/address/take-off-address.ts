/** Removes these query parameters from the address without a navigation. */
export function takeOffAddress(names: readonly string[]): void {
  const rest = new URLSearchParams(location.search);
  for (const name of names) rest.delete(name);
  const query = rest.size > 0 ? `?${rest}` : '';
  history.replaceState(history.state, '', location.pathname + query);
}
