import { describe, expect, it } from 'vitest';
import { USUAL_REQUEST_LIMITS } from '../../http/request-limits.ts';
import { type Environment, readSettings } from './read-settings.ts';

const KEY = 'a:OckdoUxqX5yjtNLc1nbJbXOgE3aDO0ufB7HeL1Ti5vY=';
const SECRET = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';
const WEAK = 's'.repeat(32);
const PRODUCTION: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/loanfront',
  ENCRYPTION_KEYS: KEY,
  TOKEN_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://fluvia.example/',
  CLAMD_URL: 'tcp://scanner:3310',
};

const NO_KEY = `z:${Buffer.alloc(32).toString('base64')}`;

const TILES = 'https://tiles.example/{z}/{x}/{y}.png?key=k';
const CREDIT = '© Tiles|https://tiles.example/copyright';

/** A complete client of itsme except the keys, which have a test of their own. */
const ITSME: Environment = {
  ITSME_ISSUER: 'https://idp.example/v2',
  ITSME_CLIENT_ID: 'fluvia',
  ITSME_SERVICE: 'FLUVIA',
};

function faultsOf(environment: Environment) {
  const read = readSettings(environment);
  return read.ok ? [] : read.faults.map((fault) => fault.variable);
}

function settingsOf(environment: Environment) {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.settings;
}

describe('settings', () => {
  // W-10.4
  it('settings are all optional', () => {
    expect(settingsOf({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      erasures: { dir: '.data/erasures', keepDays: 366 },
      production: false,
      webhook: undefined,
      keep: { draftsDays: 31, sharesDays: 31, prospectsMonths: 13, requestsDays: 31 },
    });
  });

  it('treat an empty variable as absent', () => {
    expect(settingsOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each<[string, Environment]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'fluvia.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['MAIL_FROM', { MAIL_FROM: 'Fluvia' }],
    ['OFFICE_EMAIL', { OFFICE_EMAIL: 'office' }],
    ['CLAMD_URL', { CLAMD_URL: 'http://scanner:3310' }],
    ['ENCRYPTION_KEYS', { ENCRYPTION_KEYS: 'secret' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: `${SECRET},short` }],
    ['TURNSTILE_SECRET', { TURNSTILE_SITE_KEY: 'x' }],
    ['TURNSTILE_SITE_KEY', { TURNSTILE_SECRET: 'x' }],
    ['ITSME_JWKS', ITSME],
    ['ITSME_JWKS', { ...ITSME, ITSME_JWKS: 'nowhere.json' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'ftp://lender.example', WEBHOOK_SECRET: SECRET }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'https://u:p@lender.example', WEBHOOK_SECRET: SECRET }],
    ['WEBHOOK_URL', { WEBHOOK_SECRET: SECRET }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'http://lender.example' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'http://lender.example', WEBHOOK_SECRET: 'short' }],
    ['WEBHOOK_URL', { ...PRODUCTION, WEBHOOK_URL: 'http://a.example', WEBHOOK_SECRET: SECRET }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://fluvia.example' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }],
    ['ENCRYPTION_KEYS', { ...PRODUCTION, ENCRYPTION_KEYS: NO_KEY }],
    ['ENCRYPTION_KEYS', { ...PRODUCTION, ENCRYPTION_KEYS: `${KEY},${NO_KEY}` }],
    ['TOKEN_SECRET', { ...PRODUCTION, TOKEN_SECRET: WEAK }],
    ['TOKEN_SECRET', { ...PRODUCTION, TOKEN_SECRET: `${SECRET},${WEAK}` }],
    ['TOKEN_SECRET', { ...PRODUCTION, TOKEN_SECRET: 'aa' }],
    ['WEBHOOK_SECRET', { ...PRODUCTION, WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: WEAK }],
    // F-7.7
    ['PREVIEW_ON', { ...PRODUCTION, PREVIEW_ON: '2027-01-31' }],
    ['RATE_LIMIT', { ...PRODUCTION, RATE_LIMIT: '0' }],
    ['RATE_LIMIT', { ...PRODUCTION, RATE_LIMIT: '0.0' }],
    ['RATE_LIMIT', { ...PRODUCTION, RATE_LIMIT: '100.5' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'geocoder.example' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'https://u:p@geocoder.example/search' }],
    ['TURNSTILE_VERIFY_URL', { ...PRODUCTION, TURNSTILE_VERIFY_URL: 'http://verify.example/' }],
    ['GEOCODER_URL', { ...PRODUCTION, GEOCODER_URL: 'http://geocoder.example/search' }],
    ['MAP_TILES_CREDIT', { MAP_TILES_URL: TILES }],
    ['MAP_TILES_URL', { MAP_TILES_CREDIT: CREDIT }],
    ['MAP_PMTILES', { MAP_PMTILES: 'a.pmtiles', MAP_TILES_URL: TILES, MAP_TILES_CREDIT: CREDIT }],
    ...[
      TILES.replace('https:', 'http:'),
      TILES.replace('tiles.', '{s}.'),
      TILES.replace('tiles.example', '{s}.tiles.example'),
      TILES.replace('{z}', '{s}'),
      TILES.replace('/{x}', ''),
      TILES.replace('tiles.example', "tiles.example; script-src 'unsafe-inline'"),
    ].map((url): [string, Environment] => [
      'MAP_TILES_URL',
      { MAP_TILES_URL: url, MAP_TILES_CREDIT: CREDIT },
    ]),
    ...['© Tiles', '|https://tiles.example/', '© Tiles|javascript:alert(1)'].map(
      (credit): [string, Environment] => [
        'MAP_TILES_CREDIT',
        { MAP_TILES_URL: TILES, MAP_TILES_CREDIT: credit },
      ],
    ),
    ['KEEP_DRAFTS_DAYS', { KEEP_DRAFTS_DAYS: '0' }],
    ['KEEP_SHARES_DAYS', { KEEP_SHARES_DAYS: '31 days' }],
    ['KEEP_PROSPECTS_MONTHS', { KEEP_PROSPECTS_MONTHS: '1.5' }],
    ['KEEP_REQUESTS_DAYS', { KEEP_REQUESTS_DAYS: '-1' }],
    ['MAIL_BEFORE_EXPIRY', { MAIL_BEFORE_EXPIRY: 'never' }],
    ['PREVIEW_ON', { PREVIEW_ON: '31/02/2027' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'none' }],
    ...['true', 'yes', '0', '10', 'x', '10.0.0.0/8, x', '0.0.0.0/0'].map(
      (proxies): [string, Environment] => ['TRUST_PROXY', { TRUST_PROXY: proxies }],
    ),
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['BODY_SECONDS', { BODY_SECONDS: '4' }],
    ['UPLOAD_SECONDS', { UPLOAD_SECONDS: '30 min' }],
    ['UPLOAD_SECONDS', { BODY_SECONDS: '120', UPLOAD_SECONDS: '60' }],
    ['HEADER_SECONDS', { HEADER_SECONDS: '0' }],
    ['KEEP_ALIVE_SECONDS', { KEEP_ALIVE_SECONDS: '601' }],
    ['MAX_CONNECTIONS', { MAX_CONNECTIONS: '0' }],
    ['ROLE', { ...PRODUCTION, ROLE: 'queue' }],
    ['ROLE', { ROLE: 'worker' }],
    ['ROLE', { ROLE: 'web' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://u:p@collector' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'secret' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['METRICS_PORT', { METRICS_PORT: 'yes' }],
    ['METRICS_PORT', { METRICS_PORT: '3000' }],
    ['METRICS_PORT', { PORT: '8080', METRICS_PORT: '8080' }],
  ])('refuse a wrong %s: %o', (variable, environment) => {
    expect(faultsOf(environment)).toEqual([variable]);
  });

  it('list all faults together', () => {
    expect(faultsOf({ PORT: 'x', SMTP_URL: 'x', TURNSTILE_SECRET: 'x' })).toEqual([
      'PORT',
      'SMTP_URL',
      'TURNSTILE_SITE_KEY',
    ]);
  });

  it('limit how long requests take and how many connections there are', () => {
    expect(settingsOf({}).requestLimits).toEqual(USUAL_REQUEST_LIMITS);
    const given = { BODY_SECONDS: '30', MAX_CONNECTIONS: '10000' };
    expect(settingsOf(given).requestLimits).toEqual({
      ...USUAL_REQUEST_LIMITS,
      bodySeconds: 30,
      maxConnections: 10_000,
    });
  });

  it('mail applicants before their sessions end, unless told not to', () => {
    expect(settingsOf({}).mailsBeforeExpiry).toBe(true);
    expect(settingsOf({ MAIL_BEFORE_EXPIRY: 'no' }).mailsBeforeExpiry).toBe(false);
  });

  // C-9.4
  it('accept no proxy, a number of proxies or their networks', () => {
    expect(settingsOf({ TRUST_PROXY: 'no' }).trustProxy).toBe(false);
    expect(settingsOf({ TRUST_PROXY: '2' }).trustProxy).toEqual({ hops: 2 });
    const { trustProxy } = settingsOf({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32' });
    expect(trustProxy).toHaveProperty('networks');
  });

  it('say what to write instead of trusting any proxy', () => {
    const read = readSettings({ TRUST_PROXY: 'yes' });
    expect(read.ok ? '' : read.faults[0]?.reason).toContain('write 1 for one proxy');
  });

  it('never repeat a secret in a fault', () => {
    const read = readSettings({ TOKEN_SECRET: 'hunter2', ENCRYPTION_KEYS: 'hunter2' });
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });

  it('accept a webhook with its secrets', () => {
    const given = {
      WEBHOOK_URL: 'https://lender.example/in',
      WEBHOOK_SECRET: `${SECRET}, new${SECRET}`,
    };
    expect(settingsOf({ ...PRODUCTION, ...given }).webhook).toEqual({
      url: 'https://lender.example/in',
      secrets: [SECRET, `new${SECRET}`],
    });
  });

  it('accept a geocoder, map tiles with their credit, or a file of them', () => {
    const given = {
      GEOCODER_URL: 'https://geocoder.example/search?key=k',
      MAP_TILES_URL: TILES,
      MAP_TILES_CREDIT: CREDIT,
    };
    expect(settingsOf({ ...PRODUCTION, ...given })).toMatchObject({
      geocoderUrl: given.GEOCODER_URL,
      mapTiles: {
        url: TILES,
        credit: { text: '© Tiles', href: 'https://tiles.example/copyright' },
      },
    });
    expect(settingsOf({ ...PRODUCTION, MAP_PMTILES: 'a.pmtiles' }).mapFile).toBe('a.pmtiles');
    expect(settingsOf({})).toMatchObject({
      geocoderUrl: undefined,
      mapTiles: undefined,
      mapFile: undefined,
    });
  });

  it('name a scanner, or that there is none', () => {
    expect(settingsOf(PRODUCTION).clamdUrl).toBe('tcp://scanner:3310');
    expect(settingsOf({ ...PRODUCTION, CLAMD_URL: 'none' }).clamdUrl).toBeUndefined();
    expect(faultsOf({ ...PRODUCTION, CLAMD_URL: undefined })).toEqual(['CLAMD_URL']);
    expect(settingsOf({}).clamdUrl).toBeUndefined();
  });

  it('required settings are complete in production', () => {
    expect(settingsOf(PRODUCTION)).toMatchObject({
      production: true,
      publicUrl: 'https://fluvia.example',
      logLevel: 'info',
    });
  });

  // W-10.4
  it('list what production refuses together, without the secrets', () => {
    const given = {
      ...PRODUCTION,
      PUBLIC_URL: 'http://fluvia.example',
      ENCRYPTION_KEYS: NO_KEY,
      TOKEN_SECRET: WEAK,
      RATE_LIMIT: '0',
    };
    const read = readSettings(given);
    expect(read).toMatchObject({
      ok: false,
      faults: [
        { variable: 'PUBLIC_URL', reason: expect.stringMatching(/^must start with https:/) },
        { variable: 'ENCRYPTION_KEYS', reason: expect.stringMatching(/^must be random: a key/) },
        { variable: 'TOKEN_SECRET', reason: expect.stringMatching(/^must be random: one char/) },
        { variable: 'RATE_LIMIT', reason: expect.stringMatching(/^must be above 0 and at most/) },
      ],
    });
    expect(JSON.stringify(read)).not.toContain(WEAK);
  });

  it('may be weak outside production', () => {
    const given = { ENCRYPTION_KEYS: NO_KEY, TOKEN_SECRET: WEAK, RATE_LIMIT: '0' };
    expect(faultsOf({ ...given, PUBLIC_URL: 'http://fluvia.example' })).toEqual([]);
  });

  // C-9.5
  it.each(['0.1', '1', '100'])('accept limits of production times %s', (RATE_LIMIT) => {
    expect(faultsOf({ ...PRODUCTION, RATE_LIMIT })).toEqual([]);
  });

  it.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))(
    'refuse the default of %s in production',
    (variable) => {
      expect(faultsOf({ ...PRODUCTION, [variable]: undefined })).toEqual([variable]);
    },
  );
});
