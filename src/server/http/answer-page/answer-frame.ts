import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { Brand } from '#domain/brand/brand.ts';
import type { Drawing } from '#domain/brand/drawing.ts';
import type { Faces } from '#domain/brand/faces.ts';
import { declareFile, familiesOf, styledFaces, writeRule } from '#view/brand/face-styles.ts';
import { isIllustrated } from '#view/brand/illustrations.ts';
import { writeOutBrand } from '#view/palette.ts';

/** The styles of a page that answers a form, and the policy that allows them. */
export interface AnswerFrame {
  mark: Drawing;
  wordmark: Drawing | undefined;
  /** Whether the lender's pages are illustrated. */
  isIllustrated: boolean;
  style: string;
  policy: string;
}

/**
 * The site's own colours and fonts, inlined; the fonts at the addresses that the build gave them. Besides
 * these only the icon is fetched, and the form posts only to us.
 */
export function createAnswerFrame(addresses: Iterable<string>, brand: Brand): AnswerFrame {
  const { motif, faces, mark, wordmark } = brand;
  const style = `${writeOutFaces(faces, [...addresses])}${writeOutBrand(STYLE, brand)}`;
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    mark,
    wordmark,
    isIllustrated: isIllustrated(motif),
    style,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  };
}

/** The lender's faces, from the files that the build made; without pages, the families by themselves. */
function writeOutFaces(faces: Faces, addresses: readonly string[]): string {
  const files = styledFaces(faces).flatMap(({ family = '', files }) =>
    files.flatMap(({ path, weight }) => {
      const { name } = parse(path);
      const address = addresses.find((other) => isBuiltFrom(other, name));
      return address === undefined
        ? []
        : [writeRule('@font-face', declareFile(family, address, weight))];
    }),
  );
  const families = [
    { prop: '--face-title', value: familiesOf(faces.title) },
    { prop: '--face-text', value: familiesOf(faces.text) },
  ];
  return [...files, writeRule(':root', families)].join('\n');
}

/** The build puts a hash between a file's name and its ending. */
function isBuiltFrom(address: string, name: string): boolean {
  return address.endsWith('.woff2') && address.includes(`/${name}.`);
}

const STYLE = `
:root { color-scheme: light dark; @palette light; @shape; }
@media (prefers-color-scheme: dark) { :root { @palette dark; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 var(--face-text) }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vh, 6rem) clamp(1rem, 4vw, 2rem) }
.brand { display: flex; gap: .625rem; align-items: center; margin: 0 0 2.5rem; color: var(--ink);
  font: 600 1.25rem/1.2 var(--face-title) }
.brand svg { width: 2.25rem; max-height: 2.25rem } .brand .wordmark { width: auto; max-width: 12rem; height: 1.5rem }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.drawing { display: block; width: min(100%, 20rem); margin-top: 3rem; fill: none;
  stroke: var(--ink); stroke-width: 2px; stroke-linecap: round; stroke-linejoin: round }
.drawing * { vector-effect: non-scaling-stroke }
.drawing__paper { fill: var(--paper) } .drawing__brick { fill: var(--drawing-wall) }
.drawing__lamp { fill: var(--drawing-light) } .drawing__ink { fill: var(--ink) }
.drawing__water { stroke: var(--data) } .drawing__hull-line { stroke: var(--paper) }
@media (prefers-color-scheme: dark) { .drawing__ink { fill: var(--data-soft) } .drawing__hull-line { stroke: var(--ink) } }
h1 { margin: 0 0 .75rem; font: 560 clamp(2rem, 1.7rem + 1.4vw, 2.875rem)/1.15 var(--face-title) }
p { color: var(--soft-ink) }
ul { margin: 1.5rem 0 2rem; padding: 0 0 0 1.25rem; border-left: 5px solid var(--error); list-style: none }
li { padding: .25rem 0; white-space: pre-line }
form { margin: 2rem 0; padding: 1.25rem 0 0; border-top: var(--rule) }
label { display: block; font: 560 1.375rem/1.3 var(--face-title) }
input { display: block; box-sizing: border-box; width: 12rem; min-height: 3rem; margin: .5rem 0 1.5rem;
  padding: .75rem 1rem; border: 1px solid var(--ink); border-radius: var(--corner); background: var(--field);
  color: var(--ink); font: inherit }
button { min-height: 3rem; padding: .75rem 1.75rem; border: 0; border-radius: var(--round); background: var(--act);
  color: var(--on-act); font: inherit; font-weight: 600; cursor: pointer }
a { display: inline-block; padding: .625rem 0; color: var(--ink); text-underline-offset: .25em }
:focus-visible { outline: 3px solid var(--data); outline-offset: 2px }
`;
