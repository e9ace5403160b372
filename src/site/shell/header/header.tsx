import { type LenderPhones, linesOf } from '#domain/lender/lender.ts';
import type { Locale, Localized } from '#domain/locale/locale.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';
import { Logo, type LogoProps } from '../frame/logo.tsx';
import { LanguageLinks } from './language-links.tsx';
import type { MenuEntry } from './menu.ts';
import { NarrowMenu } from './narrow-menu.tsx';
import { WideMenu } from './wide-menu.tsx';
import '#site/components/chevron/chevron.css';
import './header.css';
import './menu.css';

export interface HeaderProps {
  words: FrameWords;
  locale: Locale;
  lenderName: string;
  brand: LogoProps['brand'];
  homePath: string;
  /** This page in every language. */
  paths: Localized;
  /** The page's languages, in the order of the switch. */
  languages: readonly Locale[];
  menu: readonly MenuEntry[];
  phones: LenderPhones;
  /** The phone line of what the page is about. */
  line: keyof LenderPhones;
  /** True for logo and language switch only: for the application. */
  bare: boolean;
}

/** The header of every page. It stays in view with reduced height, except in the application. */
export function Header(props: HeaderProps) {
  const { words, locale, lenderName, homePath, paths, languages, menu, line, bare } = props;
  const locales = bare ? languages.filter((other) => other !== locale) : languages;
  const shared = {
    label: words.mainNavigation,
    entries: menu,
    here: paths[locale],
    warning: words.warning,
  };
  const lines = linesOf(props.phones, line).map(({ line: of, phone }, _, { length }) => (
    <a key={of} href={`tel:${phone.e164}`}>
      {length > 1 && (
        <>
          <span className="header__line">{words.phoneLines[of]}</span>{' '}
        </>
      )}
      {phone.shown}
    </a>
  ));
  return (
    <header className={bare ? 'header header--bare' : 'header'}>
      <div className="page-width header__row">
        <a
          className="header__home"
          href={homePath}
          aria-label={fill(words.home, { name: lenderName })}
        >
          <Logo name={lenderName} brand={props.brand} />
        </a>
        {!bare && <WideMenu {...shared} phone={lines[0]} />}
        {languages.length > 1 && (
          <nav className="header__languages" aria-label={words.languages}>
            <LanguageLinks locales={locales} locale={locale} paths={paths} />
          </nav>
        )}
        {/* The menu again for narrow windows; CSS shows one of the two. */}
        {!bare && (
          <NarrowMenu {...shared} words={words} phones={lines}>
            {languages.length > 1 && (
              <div className="header__languages narrow-menu__languages">
                <LanguageLinks
                  locales={locales}
                  locale={locale}
                  paths={paths}
                  label={words.languages}
                  isWritten
                />
              </div>
            )}
          </NarrowMenu>
        )}
      </div>
    </header>
  );
}
