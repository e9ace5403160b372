import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyConfiguration } from '#configuration/configuration-copy.ts';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { runBrokersCheck, runBrokersImport } from './brokers-commands.ts';

/** A file of the operator's, in another folder. */
function put(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const brokersOf = (configDir: string) => {
  const loaded = loadConfiguration(configDir);
  return loaded.ok ? loaded.configuration.brokers : loaded.faults;
};

describe('brokers check', () => {
  it('counts', () => {
    const configDir = copyConfiguration([]);
    const counted = (type: string) =>
      fluvia.brokers.filter((broker) => broker.type === type).length;
    const [ch, pat] = [counted('ch'), counted('pat')];
    const { code, output } = runBrokersCheck({ CONFIG_DIR: configDir }, false);
    expect(code).toBe(0);
    expect(output.split('\n')[0]).toBe(
      `The brokers are in order: ${ch + pat}, of which ${ch} ch, ${pat} pat.`,
    );
    expect(JSON.parse(runBrokersCheck({ CONFIG_DIR: configDir }, true).output)).toMatchObject({
      ok: true,
      faults: [],
      total: ch + pat,
      types: { ch, pat },
      without: { ch: [], pat: [] },
    });
  });

  it('says that there are none', () => {
    const configDir = copyConfiguration([]);
    const [header = '', ...lines] = readFileSync(join(configDir, 'brokers.csv'), 'utf8').split(
      '\n',
    );
    const namur = lines.filter((line) => line.includes(', 5000 Namur'));
    writeFileSync(join(configDir, 'brokers.csv'), [header, ...namur].join('\n'));
    const report = JSON.parse(runBrokersCheck({ CONFIG_DIR: configDir }, true).output);
    expect(report.without.ch).toHaveLength(10);
    expect(report.without.ch).not.toContain('BE-WNA');
    expect(report.notices[0]).toContain('No ch in BE-BRU, ');
  });

  it('fails if a line is invalid, or the localities are', () => {
    const edit = { file: 'brokers.csv', replace: 'b-001,', by: 'b 001,' };
    const wrong = runBrokersCheck({ CONFIG_DIR: copyConfiguration([edit]) }, false);
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/brokers\.csv:2:1 id: b 001 is not/);
    const places = { file: 'localities.csv', replace: '1000,Bruxelles', by: '100,Bruxelles' };
    expect(runBrokersCheck({ CONFIG_DIR: copyConfiguration([places]) }, false).code).toBe(1);
  });

  it('succeeds for a lender without brokers', () => {
    const configDir = copyConfiguration([]);
    rmSync(join(configDir, 'brokers.csv'));
    const { code, output } = runBrokersCheck({ CONFIG_DIR: configDir }, false);
    expect([code, output]).toEqual([0, 'The configuration has no brokers.\n']);
  });
});

describe('brokers import', () => {
  const OTHER = [
    '\uFEFFphone;type;name;id;lng;lat;address;image',
    '02 000 12 34;pat;"Bureau ""Écluse""";n-1;4,3488;50,8504;"Rue Neuve 12; boîte 3, 1000 Bruxelles";',
    '+32 81 00 12 34;ch;Courtage Meuse;b-001;4.8675;50.4669;Rue du Pont 1, 5000 Namur;lit-office.webp',
    '',
  ].join('\r\n');

  it('accepts other columns and other separators, and reports what it changes', () => {
    const configDir = copyConfiguration([]);
    const file = put('export.csv', OTHER);
    const { code, output } = runBrokersImport({ CONFIG_DIR: configDir }, file, true);
    const gone = fluvia.brokers.map(({ id }) => id).filter((id) => id !== 'b-001');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({
      ok: true,
      total: 2,
      added: ['n-1'],
      changed: ['b-001'],
      gone,
    });
    expect(brokersOf(configDir)).toMatchObject([
      {
        id: 'n-1',
        name: 'Bureau "Écluse"',
        address: 'Rue Neuve 12; boîte 3, 1000 Bruxelles',
        phone: 'tel:+3220001234',
        phoneLabel: '02\u00a0000\u00a012\u00a034',
      },
      { id: 'b-001', image: { src: '/brokers/lit-office.webp' } },
    ]);
    expect(existsSync(join(configDir, 'brokers.csv.new'))).toBe(false);
  });

  // W-10.16
  it('reads what spreadsheets write: guards, sep=, emptied rows, capitals, UTF-16', () => {
    const lines = OTHER.replace('\uFEFFphone;type;name;id', 'sep=;\r\nPhone;Type;Name;ID')
      .replace('02 000 12 34', "'02 000 12 34")
      .replace('+32 81', "'+32 81")
      .concat(';;;;;;;\r\n');
    for (const write of [
      (text: string) => Buffer.from(text, 'utf8'),
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ]) {
      const configDir = copyConfiguration([]);
      const file = put('export.csv', '');
      writeFileSync(file, write(lines));
      const { output } = runBrokersImport({ CONFIG_DIR: configDir }, file, true);
      expect(JSON.parse(output)).toMatchObject({ ok: true, total: 2, added: ['n-1'] });
      expect(readFileSync(join(configDir, 'brokers.csv'), 'utf8')).not.toContain("'");
      expect(brokersOf(configDir)).toMatchObject([
        { phone: 'tel:+3220001234', name: 'Bureau "Écluse"' },
        { phone: 'tel:+3281001234' },
      ]);
    }
  });

  it('changes nothing for the same brokers', () => {
    const configDir = copyConfiguration([]);
    const csv = join(configDir, 'brokers.csv');
    const { output } = runBrokersImport({ CONFIG_DIR: configDir }, csv, true);
    expect(JSON.parse(output)).toMatchObject({ added: [], changed: [], gone: [] });
    expect(brokersOf(configDir)).toEqual(fluvia.brokers);
  });

  it("accepts JSON, and a path relative to the operator's folder", () => {
    const configDir = copyConfiguration([]);
    const entries = fluvia.brokers
      .slice(0, 3)
      .map(({ hours, ...broker }) => ({ ...broker, hours }));
    const file = put('brokers.json', JSON.stringify(entries));
    const environment = { CONFIG_DIR: configDir, INIT_CWD: join(file, '..') };
    const { code, output } = runBrokersImport(environment, 'brokers.json', false);
    expect(code).toBe(0);
    expect(output).toContain('3 brokers.\nadded: 0\nchanged: 0\ngone: ');
    expect(brokersOf(configDir)).toEqual(fluvia.brokers.slice(0, 3));
  });

  it.each([
    ['a wrong line', OTHER.replace('5000 Namur', '5999 Namur'), /export\.csv:3:\d+ address: 5999/],
    ['no such column', OTHER.replace('phone;', 'tel;'), /has no column phone/],
    ['signs of another encoding', OTHER.replace('É', '\uFFFD'), /not UTF-8/],
  ])('changes nothing if there is %s', (_, text, reason) => {
    const configDir = copyConfiguration([]);
    const before = readFileSync(join(configDir, 'brokers.csv'));
    const { code, output } = runBrokersImport(
      { CONFIG_DIR: configDir },
      put('export.csv', text),
      false,
    );
    expect(code).toBe(1);
    expect(output).toMatch(/^Nothing was changed:\n/);
    expect(output).toMatch(reason);
    expect(readFileSync(join(configDir, 'brokers.csv'))).toEqual(before);
  });

  it('needs a file, and a folder without another', () => {
    const configDir = copyConfiguration([]);
    const nowhere = runBrokersImport({ CONFIG_DIR: configDir }, '/nowhere.csv', true);
    expect(JSON.parse(nowhere.output)).toEqual({
      ok: false,
      faults: [{ file: '/nowhere.csv', place: '', reason: 'cannot be read' }],
    });
    writeFileSync(join(configDir, 'brokers.json'), '[]');
    expect(runBrokersImport({ CONFIG_DIR: configDir }, put('a.csv', OTHER), false).code).toBe(1);
  });
});
