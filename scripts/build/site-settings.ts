/** The default port, as in the server (src/server/program/settings/variables.ts). */
const DEFAULT_PORT = 3000;

/** The other settings that pages state to visitors. */
const PERIODS = [
  'KEEP_DRAFTS_DAYS',
  'KEEP_SHARES_DAYS',
  'KEEP_PROSPECTS_MONTHS',
  'KEEP_REQUESTS_DAYS',
];

/**
 * The address that pages are built for, at which the server will be reached. PORT=0 is known only once
 * the server listens, and a wrong PORT is the server's to refuse, so both use the default.
 */
export function publicUrlOf({ PUBLIC_URL = '', PORT = '' }: NodeJS.ProcessEnv): string {
  if (PUBLIC_URL.trim() !== '') return PUBLIC_URL;
  const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
  return `http://localhost:${port === 0 ? DEFAULT_PORT : port}`;
}

/** The values of settings that change what pages say: the site is rebuilt when they change. */
export function siteSettings(environment: NodeJS.ProcessEnv): readonly string[] {
  return [
    publicUrlOf(environment),
    ...PERIODS.map((name) => environment[name] ?? ''),
    // Pages state whether streets are searched; the address itself may contain a key.
    (environment.GEOCODER_URL ?? '').trim() === '' ? '' : 'streets',
  ];
}
