import { Button } from '#site/components/button/button.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import type { SearchWords } from '#words/search/search.ts';
import { indexPath, type SearchSetup } from './search-setup.ts';
import '#site/components/drawings/drawings.css';
import '#site/components/no-script/no-script.css';
import './search.css';

export interface ListedPage {
  href: string;
  label: string;
}

export interface SearchPageProps {
  words: SearchWords;
  path: string;
  /** Formatted for display. */
  phone: string;
  loans: readonly ListedPage[];
  others: readonly ListedPage[];
}

/**
 * The search page; a script, `mount-search.ts`, shows the results in place. Below is a list of all pages,
 * for visitors who find nothing; without script it stands alone.
 */
export function SearchPage({ words, path, phone, loans, others }: SearchPageProps) {
  const { all, title, lede, field, hint, submit, ...rest } = words;
  const none = { ...rest.none, text: rest.none.text.replace('{phone}', phone) };
  const setup: SearchSetup = { index: indexPath(path), words: { ...rest, none } };
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
      <section className="search__answer" aria-label={rest.results} hidden />
      {/* Stands in the page for a search that finds nothing: the script only shows it. */}
      <div className="search__drawing" hidden>
        <MooredBoat />
      </div>
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
