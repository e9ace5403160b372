import { screen, waitFor } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import hydrateIsland from './hydrate-island.ts';
import { useStop } from './use-stop.ts';

const errors: unknown[] = [];

afterEach(() => {
  errors.length = 0;
  document.body.replaceChildren();
});

/** Hydrates an island that was built as a paragraph. Returns it, and whether it was announced as stopped. */
function hydrate(Island: () => ReturnType<typeof createElement>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.innerHTML = '<p>Built</p>';
  document.body.append(island);
  const onStop = vi.fn();
  document.addEventListener('astro:hydration-error', onStop, { once: true });
  hydrateIsland(island)(Island, {}, {}, { client: 'load' });
  return { island, onStop };
}

// W-1.21
it.each([
  [
    'while rendering',
    () => {
      throw new Error('fault');
    },
  ],
  [
    'in an effect',
    () => {
      useEffect(() => {
        throw new Error('fault');
      });
      return createElement('p', null, 'Built');
    },
  ],
  [
    'with an answer',
    () => {
      const stop = useStop();
      useEffect(() => {
        Promise.reject(new Error('fault')).catch(stop);
      }, [stop]);
      return createElement('p', null, 'Built');
    },
  ],
])('announces an island that throws %s, reports it, and leaves its place', async (_, Island) => {
  const { island, onStop } = hydrate(Island);
  await waitFor(() => expect(onStop).toHaveBeenCalledOnce());
  expect(island.textContent).toBe('');
  expect(errors).toEqual([new Error('fault')]);
});

it('leaves an island that works as it is', async () => {
  const { onStop } = hydrate(() => {
    const [text, setText] = useState('Built');
    useEffect(() => setText('Hydrated'), []);
    return createElement('p', null, text);
  });
  await screen.findByText('Hydrated');
  expect(onStop).not.toHaveBeenCalled();
});
