import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OwnPicture } from './own-picture.tsx';

// F-11.7
it('shows a drawing in the page itself, with its text', () => {
  const drawing = { viewBox: [0, 0, 40, 20], shapes: '<g></g>' } as const;
  expect(renderToStaticMarkup(<OwnPicture alt="Une rue" drawing={drawing} />)).toBe(
    '<svg class="own-picture" viewBox="0 0 40 20" role="img" aria-label="Une rue" focusable="false"><g></g></svg>',
  );
});

// F-11.7
it('shows a photo in two widths, with its proportions and its text', () => {
  const photo = {
    small: '/pictures/a-640.webp',
    large: '/pictures/a-1280.webp',
    width: 1600,
    height: 900,
  };
  const html = renderToStaticMarkup(<OwnPicture alt="Un bureau" photo={photo} />);
  expect(html).toContain('alt="Un bureau"');
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('srcSet="/pictures/a-640.webp 640w, /pictures/a-1280.webp 1280w"');
});
