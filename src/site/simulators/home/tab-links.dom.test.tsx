import { createEvent, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSimulators, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { TabLinks } from './tab-links.tsx';

afterEach(closeSimulators);

const TABS = [
  { key: 'personal', label: 'Projet personnel', href: '/fr/pret-personnel/' },
  { key: 'car', label: 'Voiture', href: '/fr/pret-auto/' },
  { key: 'coproperty', label: 'Copropriété', href: undefined },
];

function Tabs({ isHydrated }: { isHydrated: boolean }) {
  const [chosen, setChosen] = useState('personal');
  return (
    <>
      <TabLinks
        label="Votre projet"
        tabs={TABS}
        chosen={chosen}
        onChoose={setChosen}
        panel="panel"
        isHydrated={isHydrated}
      />
      <div id="panel">{chosen}</div>
    </>
  );
}

const openTabs = (isHydrated = true) => new SimulatorPage(<Tabs isHydrated={isHydrated} />);
const tab = (page: SimulatorPage, key: string) => page.find(`[data-tab="${key}"]`);
const shown = (page: SimulatorPage) => page.find('#panel').textContent;

describe('the tabs', () => {
  it('are links to pages until the script runs, and the chosen tab is marked', async () => {
    const page = openTabs(false);
    expect(page.has('[role]')).toBe(false);
    expect(page.find('ul').getAttribute('aria-label')).toBe('Votre projet');
    expect(page.all('a').map((link) => link.getAttribute('href'))).toEqual([
      '/fr/pret-personnel/',
      '/fr/pret-auto/',
      '#panel',
    ]);
    expect(tab(page, 'personal').getAttribute('aria-current')).toBe('true');
    const click = createEvent.click(tab(page, 'car'));
    fireEvent(tab(page, 'car'), click);
    expect(click.defaultPrevented).toBe(false);
    fireEvent.keyDown(tab(page, 'personal'), { key: 'ArrowRight' });
    expect(shown(page)).toBe('personal');
    await page.isAccessible();
  });

  it('are tabs of a panel then, of which the keyboard reaches the chosen tab', async () => {
    const page = openTabs();
    expect(page.find('ul').getAttribute('role')).toBe('tablist');
    expect(page.all('[role="tab"]').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(tab(page, 'car').getAttribute('aria-controls')).toBe('panel');
    expect(tab(page, 'car').getAttribute('aria-selected')).toBe('false');
    await page.isAccessible();
  });

  it('bring the chosen tab into view in a row that scrolls, but the first, where the row begins', () => {
    const place = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
    const scroll = vi.fn();
    Object.assign(HTMLElement.prototype, { scroll });
    const page = new SimulatorPage(
      <div>
        <Tabs isHydrated />
      </div>,
    );
    expect(scroll).not.toHaveBeenCalled();
    fireEvent.click(tab(page, 'car'));
    expect(scroll).toHaveBeenCalledWith(352, 0);
    fireEvent.click(tab(page, 'personal'));
    expect(scroll).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(HTMLElement.prototype, 'scroll');
    place.mockRestore();
  });

  it('show their part by a click, which leads nowhere', () => {
    const page = openTabs();
    const click = createEvent.click(tab(page, 'car'));
    fireEvent(tab(page, 'car'), click);
    expect(click.defaultPrevented).toBe(true);
    expect(shown(page)).toBe('car');
    expect(tab(page, 'car').getAttribute('aria-selected')).toBe('true');
    expect(tab(page, 'personal').getAttribute('aria-selected')).toBe('false');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'open their page elsewhere by a click with %s',
    (key) => {
      const page = openTabs();
      const click = createEvent.click(tab(page, 'car'), { [key]: true });
      // The browser opens it, which this DOM must not try.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent(tab(page, 'car'), click);
      expect(shown(page)).toBe('personal');
    },
  );

  it.each([
    ['personal', 'ArrowRight', 'car'],
    ['car', 'ArrowLeft', 'personal'],
    ['personal', 'ArrowLeft', 'coproperty'],
    ['coproperty', 'ArrowRight', 'personal'],
    ['car', 'Home', 'personal'],
    ['personal', 'End', 'coproperty'],
    ['personal', ' ', 'personal'],
    ['car', ' ', 'car'],
  ])('on %s, %j chooses %s and takes the focus there', (from, key, to) => {
    const page = openTabs();
    tab(page, from).focus();
    const press = createEvent.keyDown(tab(page, from), { key });
    fireEvent(tab(page, from), press);
    expect(press.defaultPrevented).toBe(true);
    expect(shown(page)).toBe(to);
    expect(document.activeElement).toBe(tab(page, to));
  });

  it.each(['Tab', 'ArrowDown', 'a'])('leave %s to the browser', (key) => {
    const page = openTabs();
    const press = createEvent.keyDown(tab(page, 'car'), { key });
    fireEvent(tab(page, 'car'), press);
    expect(press.defaultPrevented).toBe(false);
    expect(shown(page)).toBe('personal');
  });
});
