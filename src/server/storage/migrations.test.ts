import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMigration } from '#tests/upgrades/check-migration.ts';
import { KEPT_SCHEMAS } from '#tests/upgrades/kept-schemas.ts';
import { RELEASED } from '#tests/upgrades/released-migrations.ts';

const FOLDER = `${import.meta.dirname}/migrations`;
const MIGRATIONS = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({
    name: file.replace('.sql', ''),
    text: readFileSync(`${FOLDER}/${file}`, 'utf8'),
  }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a released migration', () => {
  it.each(Object.entries(RELEASED))('%s stays as databases have applied it', (name, hash) => {
    const migration = MIGRATIONS.find((candidate) => candidate.name === name);
    expect(hashOf(migration?.text ?? '')).toBe(hash);
  });

  it('is listed once its schema is kept', () => {
    const newest = KEPT_SCHEMAS.at(-1)?.name ?? '';
    const released = MIGRATIONS.map(({ name }) => name).filter(
      (name) => name.slice(0, newest.length) <= newest,
    );
    expect(Object.keys(RELEASED)).toEqual(released);
  });
});

describe('a new migration', () => {
  it('has a number of its own', () => {
    const numbers = MIGRATIONS.map(({ name }) => name.slice(0, 5));
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const number of numbers) expect(number).toMatch(/^\d{4}-$/);
  });

  it('is one that the version before can live with', () => {
    const refused = MIGRATIONS.filter(({ name }) => !(name in RELEASED)).flatMap(({ name, text }) =>
      checkMigration(text).map((why) => `${name} ${why}`),
    );
    expect(refused, 'see docs/how-to/change-the-schema.md').toEqual([]);
  });

  it.each([
    'create table a (id uuid primary key, at timestamptz not null);\ncreate unique index b on a (at);',
    'create unlogged table a (id uuid);\ncreate unique index b on a (id);',
    'create table a (id uuid);\nalter table a add constraint c check (id is not null);',
    'alter table requests add column c text;',
    'alter table requests add column c boolean not null default false, add column d integer;',
    'create index requests_by_c on requests (c);',
    'update requests set c = 1 where c is null;',
    '-- We drop nothing, and rename nothing.\nalter table requests add column c text;',
    '-- Second step of 0014: nobody has read it since.\nalter table requests drop column c;',
  ])('may say: %s', (text) => {
    expect(checkMigration(text)).toEqual([]);
  });

  it.each([
    ['drop table requests;', 'drops'],
    ['alter table requests drop column taeg;', 'drops'],
    ['drop index waiting_shares;', 'drops'],
    ['alter table drafts alter column may_be_mailed drop default;', 'drops'],
    ['alter table requests rename column taeg to rate;', 'renames'],
    ['alter table requests rename to applications;', 'renames'],
    ['alter table requests alter column taeg type numeric;', 'type'],
    ['alter table requests alter taeg\n  set data type numeric;', 'type'],
    ['alter table requests alter column step set not null;', 'requires a value'],
    ['alter table requests add column c text not null;', 'leaves empty'],
    ['alter table requests add c text default 1, add d numeric(3, 1) not null;', 'leaves empty'],
    ['alter table requests add constraint c check (taeg > 0);', 'constraint'],
    ['alter table requests add unique (reference, lang);', 'constraint'],
    ['create unique index c on requests (session_id);', 'unique index'],
    ['truncate spent_proofs;', 'deletes'],
    ['create index concurrently c on requests (taeg);', 'cannot run'],
    ['-- Second step of nothing\nalter table requests drop column c;', 'drops'],
  ])('may not say: %s', (text, why) => {
    expect(checkMigration(text)).toEqual([expect.stringContaining(why)]);
  });
});
