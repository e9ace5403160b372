import { ZIP } from '#domain/brokers/search-query.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ProvinceWords } from '#words/provinces/provinces.ts';
import { fill } from '#words/translation.ts';
import type { ProvinceOffices } from './count-offices.ts';
import './province-list.css';

export interface ProvinceListProps {
  words: ProvinceWords;
  locale: Locale;
  provinces: readonly ProvinceOffices[];
  /** The finder's address. */
  path: string;
}

/** The offices by province: each name is a link to the search around the province's capital. */
export function ProvinceList({ words, locale, provinces, path }: ProvinceListProps) {
  const names: Readonly<Record<string, string>> = words.names;
  const rows = provinces
    .map(({ province, ...row }) => ({ ...row, name: names[province] ?? province }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <>
      <h3 className="province-list__title">{words.title}</h3>
      <p className="province-list__text">{words.text}</p>
      <ul className="province-list">
        {rows.map(({ zip, name, offices }) => (
          <li key={zip}>
            <a href={`${path}?${ZIP}=${zip}`}>{name}</a>
            <span className="province-list__number">
              {offices === 1 ? words.one : fill(words.several, { n: offices })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
