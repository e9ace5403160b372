import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Broker } from '#domain/brokers/broker.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { checkBrokerRows, loadReferences, readBrokers } from './broker-file.ts';
import { copyConfiguration, DEMONSTRATION } from './configuration-copy.ts';
import type { ConfigurationFault } from './fault.ts';

const FIELDS = {
  id: 'b-1',
  name: 'Courtage Delrivière',
  type: 'ch',
  lat: '50.8504',
  lng: '4.3488',
  address: 'Rue Neuve 12, 1000 Bruxelles',
  phone: '+3220001234',
  phoneLabel: '02 000 12 34',
  contact: 'Sophie Delrivière',
  contactUrl: 'mailto:sophie@courtage.example',
  image: 'corner-house.webp',
  hours: 'Mo-Fr 09:00-12:30,13:30-17:30; Sa 09:00-12:00',
};
type Fields = Record<string, unknown>;

const BROKER: Broker = {
  ...{ id: 'b-1', name: 'Courtage Delrivière', type: 'ch', lat: 50.8504, lng: 4.3488 },
  ...{ address: 'Rue Neuve 12, 1000 Bruxelles', contact: 'Sophie Delrivière' },
  ...{ phone: 'tel:+3220001234', phoneLabel: '02\u00a0000\u00a012\u00a034' },
  contactUrl: 'mailto:sophie@courtage.example',
  image: { src: '/brokers/corner-house.webp' },
  hours: ['Mo-Fr 09:00-12:30', 'Mo-Fr 13:30-17:30', 'Sa 09:00-12:00'],
};

const references = loadReferences(DEMONSTRATION, fluvia.places);
const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
const csv = (...rows: readonly Fields[]) =>
  [Object.keys(rows[0] ?? FIELDS), ...rows.map(Object.values)]
    .map((line) => line.map(cell).join(','))
    .join('\n');
const read = (text: string, file = 'brokers.csv') => checkBrokerRows(file, text, references);
const faultsOf = (text: string, file?: string): readonly ConfigurationFault[] => {
  const result = read(text, file);
  return result.ok ? [] : result.faults;
};

describe('a broker', () => {
  it('is read from CSV', () => {
    expect(read(csv(FIELDS))).toEqual({ ok: true, value: [BROKER] });
  });

  it.each([
    ['the columns in another order', csv(Object.fromEntries(Object.entries(FIELDS).reverse()))],
    ['semicolons', csv(FIELDS).replaceAll('","', '";"')],
    ['tabs', csv(FIELDS).replaceAll('","', '"\t"')],
    ['empty lines', `${csv(FIELDS)}\n\n\n`],
    ['decimal commas', csv({ ...FIELDS, lat: '50,8504', lng: '4,3488' })],
    ['lines within a field', csv({ ...FIELDS, address: 'Rue Neuve 12,\n1000  Bruxelles' })],
    ['a phone that is dialled', csv({ ...FIELDS, phone: 'tel:+3220001234' })],
    ['a phone as one reads it', csv({ ...FIELDS, phone: '02 000 12 34', phoneLabel: '' })],
    ['a picture by its address', csv({ ...FIELDS, image: '/brokers/corner-house.webp' })],
  ])('reads the same with %s', (_, text) => {
    expect(read(text)).toEqual({ ok: true, value: [BROKER] });
  });

  it.each([
    ['JSON', FIELDS],
    ['numbers for degrees', { ...FIELDS, lat: 50.8504, lng: 4.3488 }],
    ['a picture with its source', { ...FIELDS, image: { src: '/brokers/corner-house.webp' } }],
    ['a list of hours', { ...FIELDS, hours: FIELDS.hours.split('; ') }],
  ])('reads the same from %s', (_, fields) => {
    expect(read(JSON.stringify([fields]), 'brokers.json')).toEqual({ ok: true, value: [BROKER] });
  });

  it('needs only its id, name, type, place and phone', () => {
    const { id, name, type, lat, lng, address, phone } = FIELDS;
    const nothing = { contact: '', contactUrl: '', image: { src: '' }, hours: [] };
    const needed = { id, name, type, lat, lng, address, phone };
    const bare = { ok: true, value: [{ ...BROKER, ...nothing }] };
    expect(read(csv(needed))).toEqual(bare);
    expect(read(JSON.stringify([{ ...needed, image: null }]), 'brokers.json')).toEqual(bare);
  });

  it.each([
    'https://courtage.example/contact?a=1',
    'mailto:a.b@courtage.example?subject=x',
    '/fr/contact/',
    '',
  ])('may have the contact address «%s»', (contactUrl) => {
    expect(read(csv({ ...FIELDS, contactUrl })).ok).toBe(true);
  });
});

describe('a wrong broker', () => {
  it.each<[string, string, string]>([
    ['id', '', 'is empty'],
    ['id', 'b 1', 'up to 40 letters'],
    ['id', '../b', 'up to 40 letters'],
    ['id', 'x'.repeat(41), 'up to 40 letters'],
    ['name', '', 'is empty'],
    ['name', 'x'.repeat(81), 'more than 80'],
    ['type', '', 'is empty'],
    ['type', 'light', 'one of ch, pat'],
    ['type', 'CH', 'one of ch, pat'],
    ['lat', '', 'is empty'],
    ['lat', 'north', 'not in degrees'],
    ['lat', '1e1', 'not in degrees'],
    ['lat', '4.3488', 'does not lie in Belgium'],
    ['lat', '48.85', 'does not lie in Belgium'],
    ['lat', '50.6337', 'lies 24 km from 1000'],
    ['lng', '-4.3488', 'does not lie in Belgium'],
    ['lng', '', 'is empty'],
    ['address', '', 'is empty'],
    ['address', 'Rue Neuve 12, Bruxelles', 'contains no postcode'],
    ['address', 'Rue Neuve 12, 9999 Bruxelles', '9999 is not a postcode'],
    ['address', 'Rue Neuve 12, 10000 Bruxelles', 'contains no postcode'],
    ['address', `Rue ${'x'.repeat(160)} 12, 1000 Bruxelles`, 'more than 160'],
    ['phone', '', 'is empty'],
    ['phone', '12', 'not a phone number'],
    ['phone', '+999 123456', 'not a phone number'],
    ['phone', 'javascript:alert(1)', 'not a phone number'],
    ['contact', 'x'.repeat(81), 'more than 80'],
    ['contactUrl', 'javascript:alert(1)', 'neither an https:'],
    ['contactUrl', 'http://courtage.example/', 'neither an https:'],
    ['contactUrl', '//courtage.example/', 'neither an https:'],
    ['contactUrl', '/\\courtage.example/', 'neither an https:'],
    ['contactUrl', 'https://a:b@courtage.example/', 'neither an https:'],
    ['contactUrl', 'mailto:sophie', 'neither an https:'],
    ['contactUrl', 'https://courtage.example/"onclick="', 'neither an https:'],
    ['image', 'gone.webp', 'not in the folder brokers'],
    ['image', '../lender.yaml', 'not the name of'],
    ['image', 'corner-house.svg', 'not the name of'],
    ['image', 'https://elsewhere.example/a.webp', 'not the name of'],
    ['hours', 'Mo-Fr 9-17', 'are not hours'],
    ['hours', 'Mo-Fr 09:00-24:30', 'are not hours'],
    ['hours', 'Mo-Fr 09:00-12:00; Fr 11:00-13:00', 'are not hours'],
  ])('%s «%s» %s', (column, value, reason) => {
    const text = csv(FIELDS, { ...FIELDS, id: 'b-2', [column]: value });
    const [fault, ...others] = faultsOf(text);
    expect(others).toEqual([]);
    expect(fault?.reason).toContain(reason);
    const named = reason.includes('Belgium') || reason.includes('km from') ? 'lat' : column;
    const line = text.split('\n')[2] ?? '';
    const before = Object.keys(FIELDS).indexOf(named);
    const at = line.split('","').slice(0, before).join('","').length + (before === 0 ? 1 : 3);
    expect(fault?.place).toBe(`3:${before === 0 ? 1 : at} ${named}`);
  });

  it('is reported with all its faults, and does not hide those of others', () => {
    const text = csv(
      { ...FIELDS, type: 'x', phone: '12' },
      { ...FIELDS, id: '', address: 'nowhere' },
      { ...FIELDS, id: 'b-3' },
    );
    expect(faultsOf(text).map(({ place }) => place.replace(/:\d+/, ''))).toEqual([
      '2 type',
      '2 phone',
      '3 id',
      '3 address',
    ]);
  });

  it('is reported with the line of the other broker with its id', () => {
    const [fault] = faultsOf(csv(FIELDS, { ...FIELDS, id: 'b-2' }, FIELDS));
    expect(fault).toMatchObject({ place: '4:1 id', reason: 'b-1 is also the broker on line 2' });
  });

  it('is reported with its line in JSON', () => {
    const text = JSON.stringify([FIELDS, { ...FIELDS, phone: '12', id: 'b-2' }], undefined, 2);
    const lines = text.split('\n');
    const line = lines.findLastIndex((written) => written.includes('"phone"')) + 1;
    expect(faultsOf(text, 'brokers.json')).toEqual([
      { file: 'brokers.json', place: `${line}:5 [1].phone`, reason: '12 is not a phone number' },
    ]);
  });

  it.each<[unknown, string, string]>([
    [{}, '1:1', 'is not a list'],
    [[[], 'x'], '1:2 [0]', 'is not a broker'],
    [[{ ...FIELDS, colour: 'blue' }], '1:', 'is not a known key'],
    [[{ ...FIELDS, phone: ['12'] }], '1:', 'must be text or a number'],
    [[{ ...FIELDS, image: { href: 'x' } }], '1:', 'must be text or a number'],
  ])('is refused in JSON as %j', (value, place, reason) => {
    const [fault] = faultsOf(JSON.stringify(value), 'brokers.json');
    expect(fault?.place.startsWith(place)).toBe(true);
    expect(fault?.reason).toContain(reason);
  });
});

describe('a file', () => {
  it.each([
    ['', '1:1', 'has no column id'],
    [csv(FIELDS).replace('"phone",', '"telephone",'), '1:1', 'telephone is not a known column'],
    [csv(FIELDS).replace('"phone",', '"id",'), '1:1', 'the column id appears twice'],
    [`${csv(FIELDS)}\nb-2,x`, '3:1', 'has 2 columns, and the first line 12'],
    [csv(FIELDS).replace('"b-1"', '"b-1'), '2:1', 'is not CSV'],
    [csv({ ...FIELDS, name: 'Delrivi\uFFFDre' }), '2:15', 'not UTF-8'],
  ])('is refused as «%s» at %s: %s', (text, place, reason) => {
    const fault = faultsOf(text).find((candidate) => candidate.reason.includes(reason));
    expect(fault?.place).toBe(place);
  });

  it('is refused if it is not JSON', () => {
    expect(faultsOf('[{', 'brokers.json')[0]?.reason).toContain('is not JSON');
  });

  it('is reported with the first of its many faults', () => {
    const faults = faultsOf(csv(...Array.from({ length: 300 }, () => ({ ...FIELDS, id: '' }))));
    expect(faults).toHaveLength(201);
    expect(faults.at(-1)?.reason).toBe('has 100 more faults');
  });
});

function withoutMortgages(): string {
  const folder = copyConfiguration([]);
  rmSync(join(folder, 'mortgages.yaml'));
  return folder;
}

describe('a lender', () => {
  it('may have no brokers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'loanfront-brokers-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(readBrokers(folder, fluvia.places)).toEqual({ ok: true, value: [] });
  });

  it('has no brokers for mortgages where it offers none', () => {
    const read = readBrokers(withoutMortgages(), fluvia.places);
    const reasons = read.ok ? [] : read.faults.map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(
      new Set(['ch is for mortgages, which mortgages.yaml does not offer']),
    );
  });

  it('may not have two files of brokers', () => {
    const folder = copyConfiguration([]);
    writeFileSync(join(folder, 'brokers.json'), '[]');
    expect(readBrokers(folder, fluvia.places)).toMatchObject({
      ok: false,
      faults: [{ file: join(folder, 'brokers.csv'), place: '' }],
    });
  });

  it('may have pictures up to a maximum size', () => {
    const folder = copyConfiguration([]);
    truncateSync(join(folder, 'brokers', 'lit-office.webp'), 300_001);
    const result = readBrokers(folder, fluvia.places);
    const faults = result.ok ? [] : result.faults;
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map(({ reason }) => reason))).toEqual(
      new Set(['lit-office.webp is larger than 300 KB']),
    );
  });
});

describe('Fluvia’s brokers', () => {
  it('include both types in every province, some at a shared address and many in one building', () => {
    const { brokers } = fluvia;
    expect(brokers.length).toBeGreaterThan(150);
    const at = Map.groupBy(brokers, ({ lat, lng }) => `${lat} ${lng}`);
    expect([...at.values()].filter((there) => there.length === 2).length).toBeGreaterThan(10);
    const building = brokers.filter(({ address }) =>
      address.startsWith('Quai de la Dérivation 21'),
    );
    expect(building.length).toBeGreaterThanOrEqual(10);
  });
});
