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

/** Astro puts the style of its islands before the first of them, wherever that is. */
const ISLAND_STYLE = /<style>astro-island,astro-slot[^<]*<\/style>/g;

/** Without script another heading replaces the page's: no reader gets both. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;

/** The faults in a page's HTML, with their positions. */
export async function findMarkupFaults(html: string, path: string): Promise<readonly string[]> {
  const read = html.replaceAll(ISLAND_STYLE, '').replaceAll(WITHOUT_SCRIPT, '');
  const { results } = await validator.validateString(read, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
  );
}
