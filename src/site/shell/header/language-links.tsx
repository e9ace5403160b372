import type { Locale, Localized } from '#domain/locale/locale.ts';
import { frame } from '#words/frame/frame.ts';

export interface LanguageLinksProps {
  /** The languages to choose from, in order. */
  locales: readonly Locale[];
  /** The page's language. */
  locale: Locale;
  /** This page in every language. */
  paths: Localized;
  /** True for a language's name, false for its code. */
  isWritten?: boolean;
  label?: string;
}

/** The page in other languages. */
export function LanguageLinks(props: LanguageLinksProps) {
  const { locales, locale, paths, isWritten = false, label } = props;
  return (
    <ul className={isWritten ? 'narrow-menu__locales' : 'header__locales'} aria-label={label}>
      {locales.map((other) => {
        const { languageName } = frame[other];
        return (
          <li key={other}>
            <a
              href={paths[other]}
              lang={other}
              hrefLang={other}
              aria-label={isWritten ? undefined : `${other.toUpperCase()}, ${languageName}`}
              aria-current={other === locale ? 'true' : undefined}
            >
              {isWritten ? languageName : other.toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
