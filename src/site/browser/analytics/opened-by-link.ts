/** What opens an application that somebody entered: the applicant's link, and the co-borrower's. */
const SECRET_PARAMETERS = ['resume', 'token'];

/**
 * Whether the page was opened by a link with a secret. The browser remembers the address in its navigation entry, which
 * every script of the page can read, though the secret has been removed from the address bar since.
 */
export function wasOpenedBySecretLink(): boolean {
  const addresses = performance.getEntriesByType('navigation').map(({ name }) => name);
  return [...addresses, location.href].some((address) => {
    const query = new URL(address).searchParams;
    return SECRET_PARAMETERS.some((name) => query.has(name));
  });
}
