import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';
import { Logo } from './logo.tsx';
import './header.css';

export interface HeaderLink {
  label: string;
  href: string;
}

export interface HeaderProps {
  words: FrameWords;
  locale: Locale;
  lenderName: string;
  homePath: string;
  /** This page in every language. */
  paths: Localized;
  links: readonly HeaderLink[];
  phone: { shown: string; e164: string };
  /** Logo and the other language only, for the application. */
  bare: boolean;
}

/** The top of every page. */
export function Header(props: HeaderProps) {
  const { words, locale, lenderName, homePath, paths, links, phone, bare } = props;
  const locales = bare ? LOCALES.filter((other) => other !== locale) : LOCALES;
  const pages = (
    <ul className="header__links">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
      <li className="header__phone">
        <a href={`tel:${phone.e164}`}>{fill(words.phoneLine, { phone: phone.shown })}</a>
      </li>
    </ul>
  );
  return (
    <header className={bare ? 'header header--bare' : 'header'}>
      <div className="page-width header__row">
        <a
          className="header__home"
          href={homePath}
          aria-label={fill(words.home, { name: lenderName })}
        >
          <Logo name={lenderName} />
        </a>
        {!bare && (
          <nav className="header__nav" aria-label={words.mainNavigation}>
            {pages}
          </nav>
        )}
        <nav className="header__languages" aria-label={words.languages}>
          <ul className="header__locales">
            {locales.map((other) => (
              <li key={other}>
                <a
                  href={paths[other]}
                  lang={other}
                  hrefLang={other}
                  aria-label={`${other.toUpperCase()}, ${words.languageNames[other]}`}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  {other.toUpperCase()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* The same links once more for narrow pages; each page shows one of the two. */}
        {!bare && (
          <details className="header__menu">
            <summary className="header__menu-button">{words.menu}</summary>
            <nav className="header__panel" aria-label={words.mainNavigation}>
              {pages}
            </nav>
          </details>
        )}
      </div>
    </header>
  );
}
