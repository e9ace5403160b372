import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { ChoiceField } from '../choice-field/choice-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary, type SummaryFault } from './error-summary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OPTIONS = [
  { value: 'one', label: 'Seul' },
  { value: 'two', label: 'À deux' },
];

const MORE = { moreOne: 'et une autre', more: 'et {n} autres' };

function open(faults: readonly SummaryFault[]) {
  render(
    <main>
      <ErrorSummary title="À corriger" words={MORE} faults={faults} />
      <TextField name="firstname" label="Prénom" error="Ce prénom." />
      <SelectField name="city" label="Commune" options={OPTIONS} />
      <ChoiceField name="borrowers" legend="Emprunteurs" options={OPTIONS} defaultChoice="two" />
      <ChoiceField name="owner" legend="Propriétaire" options={OPTIONS} />
    </main>,
  );
}
const link = () => document.querySelector('.error-summary a') as HTMLAnchorElement;
const control = (selector: string) => document.querySelector(selector);

it('the error summary is not there without a fault', () => {
  open([]);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

// C-1.7
it('the error summary is an alert that lists each fault', async () => {
  open([
    { name: 'firstname', message: 'Ce prénom.' },
    { name: 'city', message: 'Cette commune.' },
  ]);
  const summary = document.querySelector('[role=alert]');
  expect(summary?.getAttribute('aria-label')).toBe('À corriger');
  expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(
    ['Ce prénom.', 'Cette commune.'],
  );
  await expectAccessible();
});

describe('of more than five faults', () => {
  const faults = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, message: name }));
  const listed = () => [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden).length;

  it('lists five and how many more, which it shows when asked', async () => {
    open(faults);
    expect([document.querySelectorAll('li').length, listed()]).toEqual([7, 5]);
    await expectAccessible();
    const more = document.querySelector('.error-summary button') as HTMLButtonElement;
    expect(more.textContent).toBe('et 2 autres');
    fireEvent.click(more);
    expect(listed()).toBe(7);
    expect(document.activeElement?.textContent).toBe('f');
    expect(document.querySelector('.error-summary button')).toBeNull();
  });

  //
  it('lists two on a phone, and goes on at the third', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open(faults);
    expect(listed()).toBe(2);
    fireEvent.click(document.querySelector('.error-summary button') as HTMLButtonElement);
    expect(listed()).toBe(7);
    expect(document.activeElement?.textContent).toBe('c');
  });

  it('says in words that there is one more', () => {
    open(faults.slice(0, 6));
    expect(document.querySelector('.error-summary button')?.textContent).toBe('et une autre');
  });

  it('lists the next as one is mended', () => {
    const { rerender } = render(<ErrorSummary title="À corriger" words={MORE} faults={faults} />);
    rerender(<ErrorSummary title="À corriger" words={MORE} faults={faults.slice(1, 6)} />);
    expect(listed()).toBe(5);
    expect(document.querySelector('.error-summary button')).toBeNull();
  });
});

describe('a link', () => {
  it.each([
    ['firstname', '[name=firstname]'],
    ['city', '[name=city]'],
    ['borrowers', '[name=borrowers][value=two]'],
    ['owner', '[name=owner][value=one]'],
  ])('to %s focuses its control, with its label in view', (name, selector) => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    open([{ name, message: 'Faux.' }]);
    expect(fireEvent.click(link()), 'the address stays').toBe(false);
    expect(document.activeElement).toBe(control(selector));
    expect(scroll.mock.contexts).toEqual([control(selector)?.closest('.field')]);
  });

  it('to what is not on the page is followed as any link', () => {
    open([{ name: 'employer', message: 'Faux.' }]);
    const followed = fireEvent.click(link());
    expect(followed).toBe(true);
  });
});
