import { solveBotCheck, type TestApp } from './test-app.ts';

/** The solution of a bot check, as a form sends it. */
export async function proofOf({ app }: Pick<TestApp, 'app'>) {
  return { 'cf-turnstile-response': await solveBotCheck(app) };
}

/** Sends a form as a browser does: text, and files by their names. */
export async function sendForm(
  test: Pick<TestApp, 'app'>,
  url: string,
  text: Readonly<Record<string, string>>,
  files: readonly (readonly [name: string, bytes: Uint8Array])[] = [],
  headers: Readonly<Record<string, string>> = { 'x-doing-ajax': 'true' },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(text)) form.append(name, value);
  for (const [n, [name, bytes]] of files.entries())
    form.append(`files[${n}]`, new Blob([Buffer.from(bytes)]), name);
  const written = new Response(form);
  const payload = Buffer.from(await written.arrayBuffer());
  const type = written.headers.get('content-type') ?? '';
  return await test.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': type },
    payload,
  });
}
