import { Parser } from 'htmlparser2';

/** How deep the main part is compared: deeper elements vary with the text. */
const DEPTH = 2;

/** Elements that show nothing. */
const UNSEEN = new Set(['script', 'style', 'template', 'link', 'noscript']);

/** The structure of a page: the elements of its main part, its islands, and its scripts. */
export function kindOf(html: string): string {
  const parts = new Set<string>();
  /** The ancestors of the current element within the main part; `undefined` outside it. */
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

/** Astro's wrappers of an island. */
const isAround = (name: string) => name === 'astro-island' || name === 'astro-slot';
