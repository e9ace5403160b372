import { PALETTE } from '#view/palette.ts';

const { light, dark } = PALETTE;

/** The lender's icon for tabs and bookmarks, as SVG. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>~</title>
  <style>.paper{fill:${light.paper}}.river{stroke:${light.ink}}@media(prefers-color-scheme:dark){.paper{fill:${dark.paper}}.river{stroke:${dark.water}}}</style>
  <rect class="paper" width="32" height="32" rx="7"/>
  <path class="river" d="M3.500 15.500c4-5 8-5 12.500.5s8.500 5.500 12.500.5" fill="none" stroke-width="5"/>
</svg>
`;
