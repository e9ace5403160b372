import { randomBytes } from 'node:crypto';
import { downloadTool } from '../download-tool.mjs';
import { startTarget } from '../target.mjs';
import { score } from './rules.mjs';

/** The parser and the checks of Google's CSP evaluator (Apache-2.0). */
const [NAME, VERSION] = ['csp_evaluator', '1.1.8'];

/** Findings of the evaluator up to this severity fail: 10 is high, 20 a syntax error, 30 medium. */
const FAILS_UP_TO = 30;

/** An answer of every kind, by its address. @type {readonly (readonly [string, string, RequestInit?])[]} */
const ANSWERS = [
  ['home', '/fr/'],
  ['loan', '/nl/autolening/'],
  ['mortgage', '/fr/credit-hypothecaire/'],
  ['application', '/nl/kredietaanvraag/'],
  ['form', '/fr/demande-pret-copropriete/'],
  ['contact', '/nl/contact/'],
  ['finder', '/fr/courtiers/'],
  ['finder, searched without script', '/fr/courtiers/?q=Namur'],
  ['broker', '/fr/courtiers/b-001/'],
  ['questions', '/nl/faq/'],
  ['glossary', '/fr/glossaire/'],
  ['search', '/fr/rechercher/?q=taeg'],
  ['simulator', '/en/simulator/'],
  ['redirection', '/'],
  ['page that is not there', '/fr/absent/'],
  ['document that is not there', '/fr/summary-pdf/a/b'],
  [
    'newsletter link that is not valid',
    '/fr/newsletter/confirm/00000000-0000-4000-8000-000000000000/b',
  ],
  ['description of the calls', '/api/v1/docs/'],
  ['call', '/api/v1/is-open'],
  ['call that is not there', '/api/v1/absent'],
  ['call that is refused', '/api/v1/brokers'],
  ['call without a session', '/api/v1/submit?action=pat_form&uniqid=a', { method: 'POST' }],
  ['form that is refused', '/api/v1/forms/contact', { method: 'POST', body: new FormData() }],
  ['another method', '/api/v1/is-open', { method: 'DELETE' }],
  ['address that cannot be read', '/fr/%ff/'],
  ['picture', '/logo.png'],
  ['sitemap', '/sitemap.xml'],
  ['security.txt', '/.well-known/security.txt'],
];

/**
 * Looks at the headers of an answer of every kind, as behind HTTPS; succeeds if all have all points of MDN's
 * Observatory and the CSP evaluator finds nothing grave.
 * @param {unknown} _options
 * @param {(line: string) => void} print
 */
export async function attackHeaders(_options, print) {
  const evaluate = await openEvaluator();
  const target = await startTarget('postgresql', SETTINGS);
  let isRight = true;
  try {
    print('| answer | status | points | broken | evaluator |');
    print('|---|---|---|---|---|');
    for (const [name, path, init] of ANSWERS) {
      const answer = await fetch(target.address + path, { redirect: 'manual', ...init });
      await answer.arrayBuffer();
      const headers = Object.fromEntries(answer.headers);
      const isPage = (headers['content-type'] ?? '').startsWith('text/html');
      const { points, broken } = score({ headers, cookies: answer.headers.getSetCookie(), isPage });
      const policy = headers['content-security-policy'];
      const findings = policy === undefined ? [] : evaluate(policy);
      const isGrave = findings.some(({ severity }) => severity <= FAILS_UP_TO);
      isRight &&= points >= 100 && !isGrave && answer.status < 500;
      const said = findings.map(({ severity, text }) => `${severity}: ${text}`).join('; ');
      print(
        `| ${name} | ${answer.status} | ${points} | ${broken.join('; ') || 'none'} | ${said || 'nothing'} |`,
      );
    }
  } finally {
    await target.stop();
  }
  return isRight;
}

/** @returns {Promise<(policy: string) => { severity: number, text: string }[]>} */
async function openEvaluator() {
  const { CspParser } = await downloadTool(NAME, VERSION, 'dist/parser.js');
  const { CspEvaluator } = await downloadTool(NAME, VERSION, 'dist/evaluator.js');
  return (policy) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .map((/** @type {any} */ { severity, directive, value }) => ({
        severity,
        text: [directive, value].filter(Boolean).join(' '),
      }));
}

/** As behind HTTPS, which turns on Strict-Transport-Security and Secure. */
const SETTINGS = {
  PUBLIC_URL: 'https://www.example.be',
  TOKEN_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};
