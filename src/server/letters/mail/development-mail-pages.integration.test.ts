import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';

const MAIL = {
  to: 'emile@example.be',
  subject: 'Reçu <b>',
  text: 'Texte',
  html: '<p>Texte</p><script>alert(1)</script>',
};
const ID = 'c0ffee00-0000-4000-8000-000000000001';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  await test.storage.developmentMail.keep({ ...MAIL, id: ID, at: NOW });
});
afterAll(() => test.close());

// W-10.5
describe('the development mailbox', () => {
  // C-9.3
  it('the development mailbox is readable for programs', async () => {
    const answer = await test.app.inject('/dev/mail.json');
    expect(answer.json()).toEqual([{ ...MAIL, at: NOW.toISOString() }]);
  });

  it('the development mailbox is readable for people', async () => {
    const list = await test.app.inject('/dev/mail/');
    expect(list.body).toContain(`href="/dev/mail/${ID}/"`);
    expect(list.body).toContain('Reçu &lt;b&gt;');
    const page = await test.app.inject(`/dev/mail/${ID}/`);
    expect(page.body).toContain('<pre>Texte</pre>');
    expect((await test.app.inject('/dev/mail')).headers.location).toBe('/dev/mail/');
  });

  it('runs nothing that a mail contains', async () => {
    const answer = await test.app.inject(`/dev/mail/${ID}/html`);
    expect(answer.body).toBe(MAIL.html);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('shows a mail with the pictures that it carries', async () => {
    const id = 'c0ffee00-0000-4000-8000-000000000002';
    const pictures = [
      { cid: 'mark@mail', filename: 'mark.png', contentType: 'image/png', content: 'QQ==' },
    ];
    const html = '<img alt="" src="cid:mark@mail">';
    await test.storage.developmentMail.keep({ ...MAIL, html, pictures, id, at: NOW });
    const shown = await test.app.inject(`/dev/mail/${id}/html`);
    expect(shown.body).toBe('<img alt="" src="data:image/png;base64,QQ==">');
    expect((await test.app.inject(`/dev/mail/${id}/`)).body).not.toContain('attachments');
    await test.storage.developmentMail.remove(id);
  });

  it.each(['/dev/mail/c0ffee00-0000-4000-8000-000000000009/', '/dev/mail/x/html'])(
    'contains no other mail: %s',
    async (url) => {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    },
  );
});

// W-10.5
describe('without the development mailbox', () => {
  it('its addresses do not exist', async () => {
    const other = await openTestApp(await openDatabaseInMemory(), { developmentMail: undefined });
    for (const url of ['/dev/mail/', '/dev/mail.json', `/dev/mail/${ID}/`]) {
      expect((await other.app.inject(url)).statusCode, url).toBe(404);
    }
    await other.close();
  });
});
