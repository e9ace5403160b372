import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { Jump } from './jump.tsx';
import { mountJumps } from './mount-jumps.ts';

let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  openBuilt(
    <main>
      <Jump
        kind="anchor"
        label="Aller à"
        placeholder="Choisissez"
        go="Aller"
        targets={[
          { href: '#costs', label: 'Ce qu’il coûte' },
          { href: '#nowhere', label: 'Nulle part' },
          { href: '/fr/contact/', label: 'Contact' },
        ]}
      />
      <section id="costs">
        <h2>Ce qu’il coûte</h2>
      </section>
    </main>,
  );
  mountJumps();
});
afterEach(leaveBuilt);

const select = () => find<HTMLSelectElement>('select');
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
const section = () => find('#costs');

it('a select that leads on has a name, and leads nowhere by itself', async () => {
  expect(select().labels?.[0]?.textContent).toBe('Aller à');
  await expectAccessible();
  choose('');
  fireEvent.submit(find('form'));
  expect(assign).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});

describe('by pointer', () => {
  it('leads to a section at once, and can be chosen again', () => {
    const scroll = vi.spyOn(section(), 'scrollIntoView');
    for (const times of [1, 2]) {
      fireEvent.pointerDown(select());
      choose('#costs');
      expect(document.activeElement).toBe(section());
      expect(location.hash).toBe('#costs');
      expect(scroll).toHaveBeenCalledTimes(times);
      expect(select().value).toBe('');
    }
  });

  it('leads to another page at once', () => {
    choose('/fr/contact/');
    expect(assign).toHaveBeenCalledWith('/fr/contact/');
  });

  it('stays where a section is not there', () => {
    choose('#nowhere');
    expect(location.hash).toBe('');
  });
});

// W-1.23
describe('a choice made before the script came', () => {
  it('by pointer leads on once it has', () => {
    select().value = '/fr/contact/';
    mountJumps();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/fr/contact/');
  });

  it('by keyboard waits for Enter or the button', () => {
    select().value = '/fr/contact/';
    vi.spyOn(select(), 'matches').mockImplementation((selector) => selector === ':focus-visible');
    mountJumps();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('by keyboard', () => {
  it.each([
    ['Enter', () => fireEvent.keyDown(select(), { key: 'Enter' })],
    ['the button', () => fireEvent.submit(find('form'))],
  ])('waits for %s, since each arrow changes the choice', (_, go) => {
    fireEvent.keyDown(select(), { key: 'ArrowDown' });
    choose('#nowhere');
    fireEvent.keyDown(select(), { key: 'ArrowDown' });
    choose('/fr/contact/');
    expect(assign).not.toHaveBeenCalled();
    go();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/fr/contact/');
  });

  it('leaves Enter to the browser where nothing is chosen', () => {
    expect(fireEvent.keyDown(select(), { key: 'Enter' })).toBe(true);
  });
});
