import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { deriveBrand } from './derive-brand.ts';

const DEMONSTRATION = `motif: river # as the demonstration
colours:
  light:
    paper: "#fbf7ef" # the ground
    new: "#000000"
  dark:
    paper: "#0e1f1c"
faces:
  title: Besley
  text: Hanken Grotesk
`;

// F-9.3
it('has a look that is not the demonstration’s, as far as the demonstration’s file decides it', () => {
  const files = new Map(deriveBrand(new Map([['config/brand/brand.yaml', DEMONSTRATION]])));
  const choices = String(files.get('config/brand/brand.yaml'));
  expect(parse(choices)).toEqual({
    motif: 'bars',
    colours: { light: { paper: '#ffffff', new: '#000000' } },
    faces: { title: 'system', text: 'system' },
  });
  expect(choices).toContain('paper: "#ffffff" # the ground');
  expect(files.get('config/brand/mark.svg')).toContain('<rect');
});
