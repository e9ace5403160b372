import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field/checkbox-field.tsx';
import { ChoiceField } from './choice-field/choice-field.tsx';
import { SelectField } from './select-field/select-field.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

/** Every kind of field, with the same name and label. */
const fields: readonly [
  kind: string,
  render: (words: { hint?: string; error?: string }) => ReactElement,
][] = [
  ['TextField', (words) => <TextField name="credits[0].type" label="Label" {...words} />],
  ['TextArea', (words) => <TextArea name="credits[0].type" label="Label" {...words} />],
  [
    'SelectField',
    (words) => <SelectField name="credits[0].type" label="Label" options={options} {...words} />,
  ],
  [
    'ChoiceField',
    (words) => <ChoiceField name="credits[0].type" legend="Label" options={options} {...words} />,
  ],
  ['CheckboxField', (words) => <CheckboxField name="credits[0].type" label="Label" {...words} />],
];

describe.each(fields)('%s', (kind, render) => {
  const right = renderToStaticMarkup(render({ hint: 'Hint' }));
  const wrong = renderToStaticMarkup(render({ hint: 'Hint', error: 'Wrong' }));

  // C-1.1
  it('has the exact name, and an id for the summary’s link', () => {
    expect(right).toContain('name="credits[0].type"');
    expect(right).toContain('id="credits[0].type"');
  });

  it('has no error attributes while valid', () => {
    expect(right).not.toContain('aria-invalid');
    expect(right).not.toContain('-error');
    expect(right).toContain('aria-describedby="credits[0].type-hint"');
  });

  // C-1.4
  it('is marked invalid and described by its message', () => {
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toContain('aria-describedby="credits[0].type-error credits[0].type-hint"');
    expect(wrong).toContain('id="credits[0].type-error">Wrong<');
  });

  it('has its message before its control', () => {
    expect(wrong.indexOf('Wrong')).toBeLessThan(wrong.search(/<(input|select|textarea)/));
    if (kind !== 'CheckboxField') {
      expect(wrong.indexOf('Label')).toBeLessThan(wrong.indexOf('Wrong'));
    }
  });
});

// C-1.4
it('marks each radio of an invalid group, and describes it by the error', () => {
  const markup = renderToStaticMarkup(
    <ChoiceField name="borrowers" legend="Label" options={options} error="Wrong" />,
  );
  expect(markup.match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(options.length);
  expect(markup.match(/<input[^>]*aria-describedby="borrowers-error"/g)).toHaveLength(
    options.length,
  );
});

// C-1.5, L-5.1
it('gives a checkbox the value yes, unticked', () => {
  const markup = renderToStaticMarkup(<CheckboxField name="exactData" label="Label" />);
  expect(markup).toContain('value="yes"');
  expect(markup).not.toContain('checked');
});
