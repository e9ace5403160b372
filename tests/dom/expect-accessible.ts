import axe from 'axe-core';
import { expect, vi } from 'vitest';

/** Expects no violation of what can be checked without a layout. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const computed = vi.spyOn(window, 'getComputedStyle').mockImplementation(ownStyleOf);
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  computed.mockRestore();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

/** Without style sheets an element's style is its own. Computing it takes longer than all else of a check. */
function ownStyleOf(element: Element): CSSStyleDeclaration {
  const { style, hidden } = element as HTMLElement;
  return hidden ? hiddenStyle : style;
}

const hiddenStyle = document.createElement('i').style;
hiddenStyle.display = 'none';
