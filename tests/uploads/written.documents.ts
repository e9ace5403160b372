import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindOfName } from '#domain/uploads/accepted-files.ts';
import { judgeFile } from '#server/uploads/judge-file.ts';

/*
 * Files written by other programs. Ordinary files are accepted; ClamAV's test files in a type that
 * visitors may send are refused.
 */

let folder: string;

const LETTER = `<html><head><meta charset="utf-8"></head><body><h1>Fiche de paie</h1>
<p>Période : novembre 2026, payée le 30.</p><table border="1">
${Array.from({ length: 60 }, (_, n) => `<tr><td>Ligne ${n}</td><td>${n * 17},00 €</td></tr>`).join('\n')}
</table></body></html>`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-documents-'));
  writeFileSync(join(folder, 'letter.html'), LETTER);
  writeFileSync(join(folder, 'sheet.csv'), 'Mois,Net\n11/2026,2100.50\n');
  for (const type of ['docx', 'doc', 'rtf', 'pdf']) convert('letter.html', type, 'writer');
  for (const type of ['xlsx', 'xls']) convert('sheet.csv', type);
  const page = '/Helvetica 12 selectfont 72 720 moveto (Fiche de paie) show showpage';
  run('gs', '-q', '-sDEVICE=pdfwrite', '-o', at('ghostscript.pdf'), '-c', `${page} ${page}`);
  run('gs', '-q', '-sDEVICE=pdfimage24', '-r100', '-o', at('scan.pdf'), at('ghostscript.pdf'));
  for (const bits of ['40', '128', '256']) {
    const weak = bits === '256' ? [] : ['--allow-weak-crypto'];
    const forbids = bits === '40' ? '--modify=n' : '--modify=none';
    qpdf(`no-editing-${bits}.pdf`, ...weak, '--encrypt', '', 'owner', bits, forbids, '--');
    qpdf(`password-${bits}.pdf`, ...weak, '--encrypt', 'secret', 'owner', bits, '--');
  }
  qpdf('compressed.pdf', '--object-streams=generate');
  qpdf('linear.pdf', '--linearize');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

function run(program: string, ...args: readonly string[]) {
  execFileSync(program, args, {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, HOME: folder },
  });
}

function convert(name: string, type: string, as?: string) {
  const filter = as === undefined ? [] : [`--${as}`];
  run('soffice', '--headless', ...filter, '--convert-to', type, '--outdir', folder, at(name));
}

function qpdf(name: string, ...args: readonly string[]) {
  run('qpdf', at('letter.pdf'), ...args, at(name));
}

async function judge(path: string): Promise<string> {
  const kind = kindOfName(basename(path));
  if (kind === undefined) return 'type';
  const bytes = readFileSync(path);
  const judged = await judgeFile(
    kind,
    (async function* () {
      for (let from = 0; from < bytes.length; from += 65_536)
        yield bytes.subarray(from, from + 65_536);
    })(),
  );
  return judged.ok ? 'accepted' : judged.reason;
}

it.each([
  'letter.docx',
  'letter.doc',
  'letter.rtf',
  'letter.pdf',
  'sheet.xlsx',
  'sheet.xls',
  'ghostscript.pdf',
  'scan.pdf',
  'no-editing-40.pdf',
  'no-editing-128.pdf',
  'no-editing-256.pdf',
  'compressed.pdf',
  'linear.pdf',
])('%s is accepted', async (name) => {
  expect(await judge(at(name))).toBe('accepted');
});

it.each(['password-40.pdf', 'password-128.pdf', 'password-256.pdf'])(
  '%s is refused',
  async (name) => {
    expect(await judge(at(name))).toBe('protected');
  },
);

const CLAMAV = '/usr/share/clamav-testfiles';

it("refuses ClamAV's test files in accepted types", async () => {
  const judged = await Promise.all(
    readdirSync(CLAMAV).map(async (name) => [name, await judge(join(CLAMAV, name))] as const),
  );
  expect(judged.filter(([, verdict]) => verdict !== 'type')).toEqual([
    ['clam.exe.rtf', 'active'],
    ['clam.ole.doc', 'active'],
    ['clam.pdf', 'active'],
  ]);
});
