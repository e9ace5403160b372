import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticlePicture } from './article-picture.tsx';
import { NewsPicture } from './news-picture.tsx';
import { PICTURE_FOLDER } from './picture-files.ts';

const ALT = 'Une péniche « Aurore »';
const DRAWINGS = readdirSync(PICTURE_FOLDER).filter((file) => file.endsWith('.svg'));

const picture = (file: string) =>
  renderToStaticMarkup(<ArticlePicture picture={{ file, alt: ALT }} sizes="100vw" />);

describe.each(DRAWINGS)('the drawing %s', (file) => {
  const drawn = picture(file);

  it('is described, 5 by 3, and styled by its classes only', () => {
    expect(drawn).toMatch(/^<svg class="drawing news-picture news-picture--(day|dusk|night) /);
    expect(drawn).toContain(`role="img" aria-label="${ALT}"`);
    const [, , width = 0, height = 0] =
      /viewBox="([^"]*)"/.exec(drawn)?.[1]?.split(' ').map(Number) ?? [];
    expect(height / width).toBeCloseTo(3 / 5, 2);
    const others = drawn.match(/<(?:script|style|image|use|a)\b| (?:id|style|href|fill|on\w+)=/g);
    expect(others).toBeNull();
  });
});

it('fails the build where a drawing is not one', () => {
  expect(() => renderToStaticMarkup(<NewsPicture file="../README.md" alt={ALT} />)).toThrow(
    'README.md is not an SVG drawing',
  );
});

it('offers a photo of the lender’s in two widths', () => {
  const image = picture('quai-du-soir.jpg');
  expect(image).toContain('src="/pictures/quai-du-soir-640.webp"');
  expect(image).toContain(
    'srcSet="/pictures/quai-du-soir-640.webp 640w, /pictures/quai-du-soir-1280.webp 1280w"',
  );
  expect(image).toContain(`alt="${ALT}"`);
});
