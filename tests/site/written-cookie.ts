import { vi } from 'vitest';

/** The cookie that `write` sets, as `document.cookie` is given it, on a page of this protocol. */
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
