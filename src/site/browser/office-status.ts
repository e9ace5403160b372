let status: Promise<boolean | undefined> | undefined;

/**
 * Whether the office is open now; undefined where nobody could say. Asked once a page, and said on
 * the page's body as a class (spec 1 §1).
 */
export function officeStatus(): Promise<boolean | undefined> {
  status ??= ask();
  return status;
}

async function ask(): Promise<boolean | undefined> {
  const open = await fetch('/api/v1/is-open')
    .then(async (reply) => (await reply.json())?.data?.isOpened)
    .catch(() => undefined);
  if (typeof open !== 'boolean') return undefined;
  document.body.classList.add(open ? 'office-open' : 'office-closed');
  return open;
}
