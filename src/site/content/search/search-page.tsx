import type { Locale } from '#domain/locale/locale.ts';
import { Button } from '#site/components/button/button.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { SearchWords } from '#words/search/search.ts';
import { indexPath, type SearchSetup } from './search-setup.ts';
import '#site/components/no-script/no-script.css';
import './search.css';

export interface ListedPage {
  href: string;
  label: string;
}

export interface SearchPageProps {
  words: SearchWords;
  locale: Locale;
  /** Its own address. */
  path: string;
  /** As it is shown. */
  phone: string;
  loans: readonly ListedPage[];
  others: readonly ListedPage[];
}

/**
 * Searches the site; a script, `enliven-search.ts`, answers in place. Under it stands every page, for
 * who finds nothing, and alone for who has no script.
 */
export function SearchPage({ words, locale, path, phone, loans, others }: SearchPageProps) {
  const { all, title, lede, field, hint, submit, ...said } = words;
  const none = { ...said.none, text: said.none.text.replace('{phone}', phone) };
  const setup: SearchSetup = { locale, index: indexPath(path), words: { ...said, none } };
  return (
    <div className="page-width search" data-search={JSON.stringify(setup)}>
      <h1>{title}</h1>
      <p className="search__lede awaits-script">{lede}</p>
      <search className="awaits-script">
        <form className="search__form" action={path}>
          <TextField
            name="q"
            type="search"
            label={field}
            hint={hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit">{submit}</Button>
        </form>
      </search>
      <p className="search__status" role="status" tabIndex={-1} />
      <section className="search__answer" aria-label={said.results} hidden />
      <section className="search__all" aria-labelledby="all-pages">
        <h2 id="all-pages">{all.title}</h2>
        <div className="search__lists">
          <List title={all.loans} pages={loans} />
          <List title={all.others} pages={others} />
        </div>
      </section>
    </div>
  );
}

function List({ title, pages }: { title: string; pages: readonly ListedPage[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
