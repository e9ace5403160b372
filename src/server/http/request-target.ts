import type { IncomingMessage } from 'node:http';

/**
 * What a request asks for, as a path. Clients of proxies write the whole address (RFC 9112, 3.2.2): it counts if its host
 * is the one that the `Host` header names; another host's address is returned as it is.
 */
export function requestTarget({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  const [whole, host, path] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (whole === undefined || host?.toLowerCase() !== headers.host?.toLowerCase()) return url;
  return path?.startsWith('/') ? path : `/${path ?? ''}`;
}
