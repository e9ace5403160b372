import { Parser } from 'htmlparser2';

/** How deep into the main part a page is compared: below, parts come and go with the text. */
const DEPTH = 2;

/** What shows nothing by itself. */
const UNSEEN = new Set(['script', 'style', 'template', 'link', 'noscript']);

/** What a page is made of: the parts of its main part, its islands, and the scripts that it loads. */
export function kindOf(html: string): string {
  const parts = new Set<string>();
  /** The elements around the present one, within the main part; `undefined` outside it. */
  let around: string[] | undefined;
  const parser = new Parser({
    onopentag(name, { class: classes = '', src, 'component-url': island }) {
      if (name === 'script' && src !== undefined) parts.add(src);
      if (island !== undefined) parts.add(island);
      if (name === 'main') around = [];
      else if (around) {
        const depth = around.filter((element) => !isAround(element)).length;
        const [first] = classes.split(' ');
        if (depth < DEPTH && !UNSEEN.has(name) && !isAround(name))
          parts.add(first ? `${name}.${first}` : name);
        around.push(name);
      }
    },
    onclosetag(name) {
      if (name === 'main') around = undefined;
      else around?.pop();
    },
  });
  parser.end(html);
  return [...parts].toSorted().join(' ');
}

/** What Astro puts around an island. */
const isAround = (name: string) => name === 'astro-island' || name === 'astro-slot';
