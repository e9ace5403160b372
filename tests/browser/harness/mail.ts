import { type APIRequestContext, expect } from '@playwright/test';

/** A mail as the development mailbox keeps it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
}

/** Waits for the newest mail to this address: jobs send it shortly after the answer. */
export async function readMail(request: APIRequestContext, to: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mail.json', { params: { to } });
        [found] = (await answer.json()) as readonly Mail[];
        return found !== undefined;
      },
      { message: `a mail to ${to}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to ${to}`);
  return found;
}

/** The link in a mail that has this parameter, without its host. */
export function linkIn({ text }: Mail, carried: 'token' | 'resume'): string {
  const links = text.match(/https?:\/\/[^\s"<>]+/g) ?? [];
  const link = links.map((found) => new URL(found)).find((url) => url.searchParams.has(carried));
  if (!link) throw new Error(`No link with ${carried} in ${text}`);
  return link.pathname + link.search;
}
