import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';

const UNESCAPED = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'", '&amp;': '&' };

/** What a browser would send of the page's form. */
export function hiddenIn(page: string): Record<string, string> {
  const read = (text: string) =>
    text.replace(
      /&(?:quot|lt|gt|#x27|amp);/g,
      (entity) => UNESCAPED[entity as keyof typeof UNESCAPED],
    );
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, read(value)]));
}

/** The result of the page's sum. */
export function sumIn(page: string, lang: 'fr' | 'nl' = 'fr'): number {
  const words = INQUIRY_WORDS[lang].question.numbers.split(' ');
  const [, label = ''] = /<label for="answer">([^<]*)/.exec(page) ?? [];
  return label
    .split(/[\s?]+/)
    .map((word) => words.indexOf(word) + 1)
    .reduce((sum, number) => sum + number, 0);
}
