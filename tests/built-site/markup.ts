import { HtmlValidate } from 'html-validate';

/** What React and Astro write is as valid in another style; the rest is asked of every page. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Every file is our own, from our own origin.
    'require-sri': 'off',
    // Phones are kept together by the style sheet where they stand in no running text.
    'tel-non-breaking': 'off',
    // axe looks at landmarks as a reader meets them, with what a style sheet hides left out.
    'unique-landmark': 'off',
  },
});

/** Astro puts the style of its islands before the first one, wherever that stands. */
const ISLAND_STYLE = /<style>astro-island,astro-slot[^<]*<\/style>/g;

/** A heading of its own stands for the page's where there is no script: nobody meets both. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;

/** What is not valid in a page's HTML, with its places. */
export async function findMarkupFaults(html: string, path: string): Promise<readonly string[]> {
  const read = html.replaceAll(ISLAND_STYLE, '').replaceAll(WITHOUT_SCRIPT, '');
  const { results } = await validator.validateString(read, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
  );
}
