import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HelpTip } from './help-tip.tsx';

afterEach(cleanup);

const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {};
afterEach(() => void Object.defineProperty(HTMLElement.prototype, 'popover', popover));

// As in Safari before 17.
it('opens by script where the browser has no popovers, and closes by Escape or a press elsewhere', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const { container } = render(<HelpTip label="TAEG">Tout compris</HelpTip>);
  const button = screen.getByRole('button', { name: 'TAEG' });
  const isOpen = () => container.querySelector('.help-tip__bubble')?.getAttribute('data-open');
  expect(isOpen()).toBe('false');
  const ways = [
    () => fireEvent.click(button),
    () => fireEvent.keyDown(button, { key: 'Escape' }),
    () => fireEvent.pointerDown(document.body),
  ];
  for (const close of ways) {
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByText('Tout compris'));
    expect(isOpen()).toBe('true');
    close();
    expect(isOpen()).toBe('false');
  }
});
