import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { frame } from '#words/frame/frame.ts';
import { Header, type HeaderProps } from './header.tsx';
import { findMenu } from './menu.ts';
import { mountHeader } from './mount-header.ts';

afterEach(leaveBuilt);

interface Opened {
  locale?: ContractLocale;
  line?: HeaderProps['line'];
  bare?: boolean;
  /** What the visitor does before the script comes. */
  phones?: HeaderProps['phones'];
  languages?: HeaderProps['languages'];
  beforeMounting?: () => void;
}

function open({
  locale = 'fr',
  line = 'personal',
  phones = fluvia.lender.phones,
  languages = ['fr', 'nl', 'de'],
  bare = false,
  beforeMounting,
}: Opened = {}) {
  openBuilt(
    <div>
      <Header
        words={frame[locale]}
        locale={locale}
        brand={fluvia.brand}
        lenderName="Fluvia"
        homePath={ADDRESSES.home[locale]}
        paths={ADDRESSES.faq}
        languages={languages}
        menu={findMenu(locale, (key) => ADDRESSES[key][locale])}
        phones={phones}
        line={line}
        bare={bare}
      />
      <main>
        <button id="elsewhere" type="button">
          Elsewhere
        </button>
      </main>
    </div>,
    { locale },
  );
  if (beforeMounting) beforeMounting();
  mountHeader();
}

const group = (name: 'loans' | 'mortgages' | 'advice') =>
  find<HTMLDetailsElement>(`details:has(> #menu-${name})`);
const buttonOf = (menu: Element) => menu.querySelector('summary') as HTMLElement;
const press = (menu: Element) => fireEvent.click(buttonOf(menu));
const narrow = () => find<HTMLDetailsElement>('.narrow-menu');
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

/** The lender's numbers in a menu, with the words before them. */
const numbersIn = (menu: string) =>
  [...document.querySelectorAll(`${menu} a[href^="tel:"]`)].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );

// W-10.25, F-1.2
it('shows its one number without a label where the lender has one, whatever the page is about', () => {
  const { personal } = fluvia.lender.phones;
  open({ line: 'mortgage', phones: { personal } });
  const numbers = [personal.shown.replaceAll('\u00a0', ' ')];
  expect(numbersIn('.wide-menu')).toEqual(numbers);
  expect(numbersIn('.narrow-menu')).toEqual(numbers);
});

// F-1.1
it.each([true, false])('has no language switch where there is one language, bare: %s', (bare) => {
  open({ languages: ['fr'], bare });
  expect(document.querySelector('.header__languages')).toBeNull();
});

// W-8.9
it.each([
  ['personal', ['Prêts', 'Hypothèques']],
  ['mortgage', ['Hypothèques', 'Prêts']],
] as const)('a page about the %s line shows that number first', (line, [first, other]) => {
  open({ line });
  const { phones } = fluvia.lender;
  const numberOf = (name: string, of: HeaderProps['line']) =>
    `${name} : ${phones[of].shown.replaceAll('\u00a0', ' ')}`;
  const own = numberOf(first, line);
  expect(numbersIn('.wide-menu')).toEqual([own]);
  const rest = numberOf(other, line === 'personal' ? 'mortgage' : 'personal');
  expect(numbersIn('.narrow-menu')).toEqual([own, rest]);
});

describe.each(CONTRACT_LOCALES)('the header in %s', (locale) => {
  it('names the page that is open, in its menus and languages', async () => {
    open({ locale });
    const current = [...document.querySelectorAll('[data-menu] [aria-current=page]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual([
      ADDRESSES.faq[locale],
      ADDRESSES.faq[locale],
    ]);
    const language = find('.header__locales [aria-current]');
    expect(language.getAttribute('href')).toBe(ADDRESSES.faq[locale]);
    expect(language.getAttribute('aria-label')).toContain(frame[locale].languageName);
    await expectAccessible();
  });

  it('is bare in the application: the other languages alone', async () => {
    open({ locale, bare: true });
    expect(document.querySelector('[data-menu]')).toBeNull();
    const languages = [...document.querySelectorAll('.header__locales a')];
    expect(languages.map((link) => link.getAttribute('lang'))).toEqual(
      ['fr', 'nl', 'de'].filter((other) => other !== locale),
    );
    await expectAccessible();
  });
});

// W-8.2
describe('a menu', () => {
  it.each(['the wide one', 'the narrow one'])('(%s) opens, and closes on Escape', async (which) => {
    open();
    const menu = which === 'the wide one' ? group('loans') : narrow();
    press(menu);
    expect(menu.open).toBe(true);
    await expectAccessible();
    menu.querySelector('a')?.focus();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(menu.open).toBe(true);
    pressEscape();
    expect(menu.open).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(buttonOf(menu)));
  });

  it('that closes on Escape leaves the focus where it is elsewhere', () => {
    open();
    press(group('loans'));
    find('#elsewhere').focus();
    pressEscape();
    expect(document.activeElement).toBe(find('#elsewhere'));
  });

  it('closes on a click elsewhere, and when the focus leaves it', () => {
    open();
    const menu = group('loans');
    press(menu);
    fireEvent.click(find('#elsewhere'));
    expect(menu.open).toBe(false);
    press(menu);
    const [first, second] = menu.querySelectorAll('a');
    fireEvent.focusOut(first as Element, { relatedTarget: second ?? null });
    expect(menu.open, 'within it').toBe(true);
    fireEvent.focusOut(first as Element, { relatedTarget: null });
    expect(menu.open, 'to another window').toBe(true);
    fireEvent.focusOut(first as Element, { relatedTarget: find('#elsewhere') });
    expect(menu.open).toBe(false);
  });

  it('closes when one of its links is followed, which may lead to this page', () => {
    open();
    press(group('advice'));
    const link = group('advice').querySelector('a') as HTMLElement;
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link.firstElementChild as Element);
    expect(group('advice').open).toBe(false);
  });

  it('closes where another is opened', () => {
    open();
    press(group('loans'));
    press(group('mortgages'));
    expect([group('loans').open, group('mortgages').open]).toEqual([false, true]);
  });

  it('tells its panel where the header ends', async () => {
    open();
    press(narrow());
    await waitFor(() =>
      expect(find('.header').style.getPropertyValue('--header-bottom')).toBe('0px'),
    );
  });

  // W-1.23
  it('tells it of a panel that was opened before the script came', () => {
    open({ beforeMounting: () => narrow().setAttribute('open', '') });
    expect(find('.header').style.getPropertyValue('--header-bottom')).toBe('0px');
  });
});

// W-8.1
describe('a page that is scrolled', () => {
  it.each([
    [0, false],
    [99, false],
    [100, true],
    [900, true],
  ])('by %i px changes the header: %s', (top, changes) => {
    open();
    vi.stubGlobal('scrollY', top);
    fireEvent.scroll(window);
    expect(find('.header').classList.contains('header--alternative')).toBe(changes);
  });
});
