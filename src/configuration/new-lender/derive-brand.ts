import type { LenderFiles } from './lender-files.ts';
import { editYaml, markLine } from './yaml-edits.ts';

/** A sign that is nobody's: two bars. */
const MARK_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
  <rect x="9" y="8" width="9" height="10" fill="currentColor"/>
  <rect x="22" y="2" width="9" height="16" fill="currentColor"/>
</svg>
`;

/** The demonstration's choices of how a lender looks, with bars in place of its river, and a neutral mark. */
export function deriveBrand(
  demonstration: LenderFiles,
): readonly (readonly [string, string | Buffer])[] {
  const choices = String(demonstration.get('config/brand/brand.yaml'));
  return [
    [
      'config/brand/brand.yaml',
      editYaml(choices, (document) => {
        document.set('motif', 'bars');
        markLine(document, ['motif'], ' this, what follows, and mark.svg: how you look');
        // So that a lender who changes the light colours has dark ones that go with them.
        if (document.hasIn(['colours', 'dark'])) document.deleteIn(['colours', 'dark']);
      }),
    ],
    ['config/brand/mark.svg', MARK_DRAWING],
  ];
}
