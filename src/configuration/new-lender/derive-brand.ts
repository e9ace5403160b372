import type { LenderFiles } from './lender-files.ts';
import { editYaml, markLine } from './yaml-edits.ts';

const CHOICES = 'config/brand/brand.yaml';

/** A sign that is nobody's: two bars. */
const MARK_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
  <rect x="9" y="8" width="9" height="10" fill="currentColor"/>
  <rect x="22" y="2" width="9" height="16" fill="currentColor"/>
</svg>
`;

/** Greys and a blue, in place of the demonstration's colours; its dark ones are left out, and so derived from these. */
const COLOURS: Readonly<Record<string, string>> = {
  paper: '#ffffff',
  field: '#ffffff',
  ink: '#1c2733',
  softInk: '#4a5765',
  act: '#1f4fa3',
  actHover: '#173d80',
  onAct: '#ffffff',
  data: '#3a5a80',
  dataLight: '#8fa6c2',
  dataSoft: '#d2ddea',
  explain: '#6b5300',
  drawingLight: '#e8c860',
  drawingWall: '#c9b8a8',
  error: '#a8201a',
  edge: '#1c2733',
  track: '#b5bdc6',
  hairline: '#dfe4ea',
  veil: '#1c273399',
};

/** A look that is nobody's, with bars in place of the demonstration's river. */
export function deriveBrand(demonstration: LenderFiles): readonly (readonly [string, string])[] {
  return [
    [CHOICES, deriveChoices(String(demonstration.get(CHOICES)))],
    ['config/brand/mark.svg', MARK_DRAWING],
  ];
}

function deriveChoices(demonstration: string): string {
  return editYaml(demonstration, (document) => {
    document.set('motif', 'bars');
    markLine(document, ['motif'], ' this, what follows, and mark.svg: how you look');
    if (document.hasIn(['colours', 'dark'])) document.deleteIn(['colours', 'dark']);
    const change = (path: readonly string[], value: string) => {
      if (document.hasIn(path)) document.setIn(path, value);
    };
    for (const [role, colour] of Object.entries(COLOURS))
      change(['colours', 'light', role], colour);
    for (const use of ['title', 'text']) change(['faces', use], 'system');
  });
}
