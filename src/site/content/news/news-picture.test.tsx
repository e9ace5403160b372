import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SCENE_PARTS, SKIES } from '#configuration/content-schemas.ts';
import { expectApart, figuresIn } from '#tests/drawings/expect-drawn-to-rules.ts';
import { measureDrawing } from '#tests/drawings/measure-drawing.ts';
import { ArticlePicture } from './article-picture.tsx';
import { NewsPicture } from './news-picture.tsx';
import type { Sky } from './picture/compose-sky.ts';

const ALT = 'Une péniche « Aurore »';

const draw = (id: string, scene: readonly (typeof SCENE_PARTS)[number][], sky: Sky = 'day') =>
  renderToStaticMarkup(<NewsPicture id={id} picture={{ scene: [...scene], sky, alt: ALT }} />);

it.each(SCENE_PARTS)('draws %s, and describes it', (part) => {
  const drawn = draw('an-article', [part]);
  expect(drawn).toContain(`role="img" aria-label="${ALT}"`);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity|style=| id=/);
});

it('draws an article’s picture the same each time, and different from another’s', () => {
  expect(draw('one', ['houses'])).toBe(draw('one', ['houses']));
  expect(draw('one', ['houses'])).not.toBe(draw('two', ['houses']));
});

it('draws a part twice', () => {
  const trees = draw('one', ['tree', 'tree']).match(/drawing__leaf/g);
  expect(trees).toHaveLength(2);
});

it('lets nothing touch in any picture, nor be cut by its edge', () => {
  const scenes = fc.array(fc.constantFrom(...SCENE_PARTS), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(scenes, fc.constantFrom(...SKIES), fc.string(), (scene, sky, id) => {
      const svg = draw(id, scene, sky);
      const { canvas } = measureDrawing(svg);
      const boxes = figuresIn(svg).map(({ box }) => box);
      expectApart(boxes);
      for (const box of boxes) {
        expect(box.left).toBeGreaterThan(canvas.left);
        expect(box.right).toBeLessThan(canvas.right);
        expect(box.top).toBeGreaterThan(canvas.top);
        expect(box.bottom).toBeLessThan(canvas.bottom);
      }
    }),
    { numRuns: 300 },
  );
});

it('offers the lender’s own picture in two widths', () => {
  const picture = { file: 'quai-du-soir.jpg', alt: ALT };
  const image = renderToStaticMarkup(<ArticlePicture id="one" picture={picture} sizes="100vw" />);
  expect(image).toContain('src="/pictures/quai-du-soir-640.webp"');
  expect(image).toContain(
    'srcSet="/pictures/quai-du-soir-640.webp 640w, /pictures/quai-du-soir-1280.webp 1280w"',
  );
  expect(image).toContain(`alt="${ALT}"`);
});
