import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyAnswers } from '#site/browser/islands/early-answers.ts';

/** Puts a part into the page as it was built, and hydrates it as an island, after what happens before. */
export function hydrateBuilt(
  part: ReactElement,
  container: HTMLElement,
  beforeHydration: () => void = () => {},
): { readonly unmount: () => void } {
  container.innerHTML = renderToString(part);
  document.body.append(container);
  // This DOM forgets which option was built as selected.
  for (const option of container.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  beforeHydration();
  // A browser that runs scripts reads these as text.
  for (const element of container.querySelectorAll('noscript')) element.replaceChildren();
  return render(<Island of={container}>{part}</Island>, { container, hydrate: true });
}

function Island({ of, children }: { of: HTMLElement; children: ReactNode }) {
  useEarlyAnswers(of);
  return children;
}
