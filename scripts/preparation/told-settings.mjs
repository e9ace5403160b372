/** Where the product listens without a PORT, as the server has it (src/server/settings/variables.ts). */
const USUAL_PORT = 3000;

/** The other settings that pages tell to visitors. */
const PERIODS = [
  'KEEP_DRAFTS_DAYS',
  'KEEP_SHARES_DAYS',
  'KEEP_PROSPECTS_MONTHS',
  'KEEP_REQUESTS_DAYS',
];

/**
 * The address that pages are built for: what the server will be reached at. With PORT=0 that is known
 * only once it listens, and a wrong PORT is the server's to refuse: both are built for the usual one.
 * @param {NodeJS.ProcessEnv} environment
 */
export function publicUrlOf({ PUBLIC_URL = '', PORT = '' }) {
  if (PUBLIC_URL.trim() !== '') return PUBLIC_URL;
  const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
  return `http://localhost:${port === 0 ? USUAL_PORT : port}`;
}

/**
 * The values of settings that change what pages say: with others they are built anew.
 * @param {NodeJS.ProcessEnv} environment
 */
export function toldSettings(environment) {
  return [
    publicUrlOf(environment),
    ...PERIODS.map((name) => environment[name] ?? ''),
    // Visitors are told whether streets are known; the address itself may hold a key.
    (environment.GEOCODER_URL ?? '').trim() === '' ? '' : 'streets',
  ];
}
