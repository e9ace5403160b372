import { describe, it } from 'vitest';
import { DEMONSTRATION, expectFaultOnLine, type WrongLine } from './configuration-copy.ts';
import { readLender } from './lender-file.ts';
import { readPlaces } from './locality-file.ts';

/** The sign-in in a comment of the demonstration. */
const EXAMPLE =
  'id: example, name: Example, issuer: https://accounts.example.com, clientId: loanfront';

const { postcodes } = readPlaces(DEMONSTRATION);
const readLenderWithPlaces = (configDir: string) => readLender(configDir, postcodes);

describe('a wrong line of lender.yaml', () => {
  it.each<WrongLine>([
    ['email: bonjour@fluvia.example\n', '', '', 'email', 'is missing'],
    ['  sunday: []', '  sonntag: []', 'sonntag', 'hours.sonntag', 'not a known key'],
    ['zip: "5000"', 'zip: "5999"', 'zip:', 'address.zip', 'not a Belgian postcode'],
    [
      'zip: "5000"',
      'zip: 5000',
      'zip:',
      'address.zip',
      'must be text, but is a number: put it between quotes',
    ],
    ['    nl: Namen\n', '', 'city:', 'address.city.nl', 'is missing'],
    ['0999.999.922', '0999.999.923', 'enterpriseNumber:', 'enterpriseNumber', 'check digits'],
    [
      'mortgage: 081 00 12 35',
      'mortgage: 081 00',
      'mortgage: 081 00',
      'phones.mortgage',
      'not a phone number',
    ],
    [
      'email: bonjour@fluvia.example',
      'email: bonjour',
      'email: bonjour',
      'email',
      'not an e-mail address',
    ],
    [
      'friday: [09:00-12:30',
      'friday: [12:30-09:00',
      'friday:',
      'hours.friday[0]',
      'earlier time first',
    ],
    ['friday: [09:00-12:30', 'friday: [09:00-14:00', 'friday:', 'hours.friday', 'overlap'],
    ['friday: [09:00-12:30', 'friday: [9-12h', 'friday:', 'hours.friday[0]', 'not an opening'],
    [
      'referencePrefix: FLV',
      'referencePrefix: flv',
      'referencePrefix:',
      'referencePrefix',
      'capitals',
    ],
    [
      'fr: reclamation,',
      'fr: Réclamation,',
      'Réclamation',
      'contactSubjects[6].slug.fr',
      'lower-case letters',
    ],
    [
      'fr: reclamation,',
      'fr: autre-question,',
      'contactSubjects:',
      'contactSubjects',
      'same slug twice',
    ],
    [
      '# securityEmail: security@fluvia.example',
      'securityEmail: https://fluvia.example',
      'securityEmail: https',
      'securityEmail',
      'e-mail',
    ],
    ['fr: /fr/faq/', 'fr: javascript:alert(1)', 'javascript', 'links.faq.fr', 'neither a path'],
    ['fr: /fr/faq/', 'fr: //evil.example/', '//evil', 'links.faq.fr', 'neither a path'],
    ['en: /en/faq/', 'en: /fr/faq/', 'en: /fr/faq/', 'links.faq.en', 'another language: fr'],
    ...[
      'http://ads.example/',
      '/fr/',
      '"https://"',
      'https://a;b/',
      'https://me:you@ads.example/',
    ].map(
      (address): WrongLine => [
        '# tracking:\n#   thanksFrame: https://advertising.example/conversion',
        `tracking:\n  thanksFrame: ${address}`,
        'thanksFrame',
        'tracking.thanksFrame',
        'https address',
      ],
    ),
    ...(
      [
        ['- { id: Example, ', 'signIns[0].id', 'lower-case letters'],
        ['- { id: itsme, ', 'signIns[0].id', 'other than itsme'],
        ['- { ', 'signIns[0].id', 'is missing'],
        [`- { ${EXAMPLE} }\n  - { id: example, `, 'signIns', 'the same id twice'],
      ] as const
    ).map(
      ([start, place, reason]): WrongLine => [
        '# signIns:\n#   - { id: example, ',
        `signIns:\n  ${start}`,
        place === 'signIns' ? 'signIns:' : '- {',
        place,
        reason,
      ],
    ),
    [
      `# signIns:\n#   - { ${EXAMPLE} }`,
      `signIns:\n  - { ${EXAMPLE.replace('https', 'http')} }`,
      'accounts.example.com',
      'signIns[0].issuer',
      'https address',
    ],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('lender.yaml', readLenderWithPlaces, wrong);
  });
});
