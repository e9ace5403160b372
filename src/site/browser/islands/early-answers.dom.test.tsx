import { waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from '../hydration.ts';
import hydrateIsland from './hydrate-island.ts';

afterEach(() => document.body.replaceChildren());

const onText = vi.fn();
const onLeave = vi.fn();

/** Every kind of field, controlled by a component that renders again once it is hydrated. */
function Form(): ReactElement {
  const isHydrated = useHydrated();
  const [answers, setAnswers] = useState<Readonly<Record<string, string | boolean>>>({
    text: 'built',
    ticked: true,
    choice: 'first',
    listed: 'first',
  });
  const take = (name: string, answer: string | boolean) => {
    onText(name, answer);
    setAnswers((before) => ({ ...before, [name]: answer }));
  };
  return (
    <form onBlur={({ target }) => onLeave(target.getAttribute('name'))} data-hydrated={isHydrated}>
      <input
        name="text"
        value={String(answers.text)}
        onChange={({ target }) => take('text', target.value)}
      />
      <textarea name="free" onChange={({ target }) => onText('free', target.value)} />
      <input
        type="checkbox"
        name="ticked"
        checked={answers.ticked === true}
        onChange={({ target }) => take('ticked', target.checked)}
      />
      {['first', 'second'].map((value) => (
        <input
          key={value}
          type="radio"
          name="choice"
          value={value}
          checked={answers.choice === value}
          onChange={({ target }) => take('choice', target.value)}
        />
      ))}
      <select
        name="listed"
        value={String(answers.listed)}
        onChange={({ target }) => take('listed', target.value)}
      >
        <option value="first">1</option>
        <option value="second">2</option>
      </select>
      <output>{Object.values(answers).join(' ')}</output>
    </form>
  );
}

/** The island as built, then, once `answer` has been through it, hydrated. */
async function hydrateAfter(answer: (form: HTMLFormElement) => void): Promise<HTMLFormElement> {
  onText.mockClear();
  onLeave.mockClear();
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.innerHTML = renderToString(<Form />);
  document.body.append(island);
  const form = island.querySelector('form');
  if (!form) throw new Error('No form was built');
  // This DOM forgets which option was built as selected.
  for (const option of form.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  answer(form);
  hydrateIsland(island)(Form, {}, {}, { client: 'load' });
  await waitFor(() => expect(form.dataset.hydrated).toBe('true'));
  return form;
}

const control = <Found extends HTMLElement = HTMLInputElement>(
  form: ParentNode,
  selector: string,
) => form.querySelector<Found>(selector) as Found;

// W-1.23
it('an island learns what was typed, ticked and chosen before it was hydrated', async () => {
  const form = await hydrateAfter((built) => {
    control(built, '[name=text]').value = 'early';
    control(built, '[name=free]').value = 'a question';
    control(built, '[name=ticked]').click();
    control(built, '[value=second]').click();
    control(built, 'select').value = 'second';
  });
  expect(form.querySelector('output')?.textContent).toBe('early false second second');
  expect(onText).toHaveBeenCalledWith('free', 'a question');
  expect(control(form, '[name=text]').value).toBe('early');
  expect(control(form, '[name=ticked]').checked).toBe(false);
  expect(control(form, '[value=second]').checked).toBe(true);
  expect(control(form, 'select').value).toBe('second');
});

it('a field that was left is left again; one that has the focus is not', async () => {
  const form = await hydrateAfter((built) => {
    control(built, '[name=free]').value = 'a question';
    control(built, '[name=text]').focus();
    control(built, '[name=text]').value = 'early';
  });
  expect(onLeave.mock.calls).toEqual([['free']]);
  expect(document.activeElement).toBe(control(form, '[name=text]'));
});

it('fields that are as they were built announce nothing', async () => {
  await hydrateAfter(() => {});
  expect(onText).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
});
