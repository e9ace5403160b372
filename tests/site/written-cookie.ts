import { vi } from 'vitest';

/** The cookie that `write` assigns to `document.cookie`, on a page with this protocol. */
export function writtenCookie(write: () => void, protocol = 'https:'): string {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  try {
    write();
  } finally {
    vi.unstubAllGlobals();
  }
  return page.cookie;
}
