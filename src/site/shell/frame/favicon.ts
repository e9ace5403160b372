import { brand } from '#site/build/lender-configuration.ts';
import { sizeWithin, writeDrawing } from '#view/brand/mark.ts';

const { light, dark } = brand.colours;

const SIDE = 32;

/** The mark's box, whose corners touch a circle around the icon: a wide mark nearly fills it, a square one has room. */
function place() {
  const [, , width, height] = brand.mark.viewBox;
  const scale = SIDE / Math.hypot(width, height);
  const size = sizeWithin(brand.mark, { width: width * scale, height: height * scale });
  return { ...size, x: (SIDE - size.width) / 2, y: (SIDE - size.height) / 2 };
}

/** The lender's icon for tabs and bookmarks, as SVG. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
  <title>~</title>
  <style>.paper{fill:${light.paper}}.mark{color:${light.ink}}@media(prefers-color-scheme:dark){.paper{fill:${dark.paper}}.mark{color:${dark.data}}}</style>
  <rect class="paper" width="${SIDE}" height="${SIDE}" rx="7"/>
  <g class="mark">${writeDrawing(brand.mark, place())}</g>
</svg>
`;
