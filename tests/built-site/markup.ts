import { HtmlValidate } from 'html-validate';

/** Rules about style that React and Astro do not follow are off; the rest applies to every page. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Every file comes from our own origin.
    'require-sri': 'off',
    // The style sheet keeps phone numbers together outside running text.
    'tel-non-breaking': 'off',
    // axe checks landmarks, and ignores those that a style sheet hides.
    'unique-landmark': 'off',
  },
});

/** Without script another heading replaces the page's: no reader gets both. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;

/** What HTML requires, and the validator does not check. */
const OTHER_FAULTS = [
  {
    name: 'a required select whose first option has a value',
    pattern: /<select[^>]*\srequired[^>]*>\s*<option value="[^"]/,
  },
  { name: 'an option without a label', pattern: /<option[^>]*>\s*<\/option>/ },
  {
    name: 'a drawing without alternative text',
    pattern: /<svg(?=[^>]*\srole="img")(?![^>]*\saria-label(?:ledby)?="\s*[^"\s])/,
  },
  // Browsers move it back into the body: a second document, or a script that was written outside its frame.
  { name: 'markup after its end', pattern: /<\/html>\s*\S/ },
];

/** The faults in a page's HTML, with their positions. */
export async function findMarkupFaults(html: string, path: string): Promise<readonly string[]> {
  const read = html.replaceAll(WITHOUT_SCRIPT, '');
  const { results } = await validator.validateString(read, path);
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
    ),
    ...OTHER_FAULTS.filter(({ pattern }) => pattern.test(read)).map(({ name }) => `has ${name}`),
  ];
}
