/** The two parts of a text: what stands between two lines of dashes, and what follows them. */
export function splitFrontMatter(text: string): { head: string; body: string } | undefined {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return head === undefined || body === undefined ? undefined : { head, body };
}

export const NO_FRONT_MATTER = 'does not start with front matter between two lines of ---';
