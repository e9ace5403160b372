/** What encodeURIComponent leaves, and an extended parameter of RFC 8187 must not contain. */
const LEFT = /['()*]/g;

/** The value of Content-Disposition for a file to be saved under this name (RFC 6266, RFC 8187). */
export function attachmentNamed(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    LEFT,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
