import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { createEditor } from './serve-editor.ts';

const OWN_PAGE = { host: 'localhost:3300', origin: 'http://localhost:3300' };
const PATH = '/files/config/holidays.json';

let editor: ReturnType<typeof createEditor>;
let configDir: string;

beforeEach(() => {
  configDir = mkdtempSync(join(tmpdir(), 'loanfront-edited-'));
  onTestFinished(() => rmSync(configDir, { recursive: true }));
  cpSync(`${FLUVIA.CONFIG_DIR}/holidays.yaml`, join(configDir, 'holidays.yaml'));
  editor = createEditor({ configDir, contentDir: FLUVIA.CONTENT_DIR, languages: ['fr', 'nl'] });
});

const holidays = () => readFileSync(join(configDir, 'holidays.yaml'), 'utf8');

async function readHolidays() {
  const response = await editor.inject({ url: '/files', headers: OWN_PAGE });
  return response.json()['config/holidays.json'];
}

const change = (payload: object, headers: Record<string, string>) =>
  editor.inject({ method: 'PUT', url: PATH, payload: JSON.stringify(payload), headers });

describe('the editor', () => {
  it('stores what a form holds, over the version that it read (F-10.3)', async () => {
    const { value, version } = await readHolidays();
    const next = { holidays: { ...value.holidays, 2031: ['2031-01-01'] } };
    const stored = await change(next, { ...OWN_PAGE, 'if-match': version });
    expect(stored.statusCode).toBe(204);
    expect((await readHolidays()).value).toEqual(next);
    const late = await change(value, { ...OWN_PAGE, 'if-match': version });
    expect(late.statusCode).toBe(412);
    expect(holidays()).toContain('2031-01-01');
  });

  it('keeps a comment that was changed while the form was open (F-10.2)', async () => {
    const { value, version } = await readHolidays();
    writeFileSync(join(configDir, 'holidays.yaml'), `# New.\n${holidays()}`);
    const next = { holidays: { ...value.holidays, 2031: ['2031-01-01'] } };
    const stored = await change(next, { ...OWN_PAGE, 'if-match': version });
    expect(stored.statusCode).toBe(204);
    expect(holidays()).toMatch(/^# New\.\n/);
  });

  it('opens without a file that cannot be read, and leaves it alone (F-10.9)', async () => {
    const broken = 'holidays: [\n';
    writeFileSync(join(configDir, 'holidays.yaml'), broken);
    const read = await editor.inject({ url: '/files', headers: OWN_PAGE });
    expect(Object.keys(read.json())).not.toContain('config/holidays.json');
    const forms = await editor.inject({ url: '/config', headers: OWN_PAGE });
    expect(forms.body).not.toContain('"config/holidays.json"');
    const refused = await change({ holidays: {} }, OWN_PAGE);
    expect(refused.statusCode).toBe(409);
    expect(holidays()).toBe(broken);
  });

  it('stores one catalogue after another into the same file of words (F-10.7)', async () => {
    const paths = ['words/fr/menu.json', 'words/fr/draftLink.json'];
    const read = (await editor.inject({ url: '/files', headers: OWN_PAGE })).json();
    for (const path of paths) {
      const { value, version } = read[path];
      const [field = ''] = Object.keys(value);
      const stored = await editor.inject({
        method: 'PUT',
        url: `/files/${path}`,
        payload: JSON.stringify({ ...value, [field]: 'Autre' }),
        headers: { ...OWN_PAGE, 'if-match': version },
      });
      expect(stored.statusCode).toBe(204);
    }
    const words = readFileSync(join(configDir, 'words/fr.yaml'), 'utf8');
    expect(words.match(/Autre/g)).toHaveLength(2);
  });

  it('refuses what another page sends, and another name for this machine (F-10.4)', async () => {
    const before = holidays();
    const { version } = await readHolidays();
    const foreign = [
      { ...OWN_PAGE, origin: 'https://elsewhere.example' },
      { host: OWN_PAGE.host },
      { host: 'evil.example:3300', origin: 'http://evil.example:3300' },
    ];
    for (const headers of foreign) {
      const refused = await change({}, { ...headers, 'if-match': version });
      expect(refused.statusCode).toBe(403);
    }
    const read = await editor.inject({ url: '/files', headers: { host: 'evil.example:3300' } });
    expect(read.statusCode).toBe(403);
    expect(holidays()).toBe(before);
  });

  it.each(['/cms/..%2f..%2f..%2fpackage.json', '/locales/..%2fpackage.json', '/files/x.json'])(
    'has no %s',
    async (url) => {
      const { statusCode } = await editor.inject({ url, headers: OWN_PAGE });
      expect(statusCode).toBe(404);
    },
  );

  it('reports what a start would refuse (F-10.5)', async () => {
    const response = await editor.inject({ url: '/faults', headers: OWN_PAGE });
    expect(response.json()).toContainEqual(
      expect.objectContaining({ file: join(configDir, 'lender.yaml'), reason: 'cannot be read' }),
    );
  });

  it('closes next to a connection that a browser opened ahead of a request', async () => {
    const port = Number(new URL(await editor.listen({ host: '127.0.0.1', port: 0 })).port);
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    await editor.inject({ url: '/files', headers: OWN_PAGE });
    await editor.close();
    expect(editor.server.listening).toBe(false);
  });
});
