/**
 * Writes config/countries.yaml: every country of ISO 3166-1 with its French and Dutch name, from the
 * Unicode tables of this Node. Stored in a file so that the list is the same on every machine. Run it
 * by hand when a country changes its name: node scripts/freeze-countries.mjs
 */
import { writeFileSync } from 'node:fs';

/**
 * Codes that have a name without being a country of ISO 3166-1: reserved, grouped, withdrawn or
 * pseudo ones. XK (Kosovo) is not in ISO 3166-1 either but stays: people hold its passport.
 */
const NOT_COUNTRIES = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

const HEADER = `# Countries and their names, for PAYS_NAT (nationality) and PAYS_EMP (country of the employer).
# Written by scripts/freeze-countries.mjs; correct a name by hand where your lender uses another.
# The order of display is decided in lists.yaml.
`;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const french = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'none' });
const dutch = new Intl.DisplayNames(['nl'], { type: 'region', fallback: 'none' });

const lines = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => french.of(code) !== undefined && !NOT_COUNTRIES.has(code))
  .map((code) => `  - { code: "${code}", fr: "${french.of(code)}", nl: "${dutch.of(code)}" }`);

writeFileSync(
  new URL('../config/countries.yaml', import.meta.url),
  `${HEADER}countries:\n${lines.join('\n')}\n`,
);
