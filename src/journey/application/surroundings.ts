import type { CalendarDate } from '#domain/calendar/date.ts';
import type { ListName } from '#domain/lists/reference-lists.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';

/** What the application needs to know of the page, the clock and chance: it has none of its own. */
export interface Surroundings {
  readonly locale: ContractLocale;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: CalendarDate;
  /** A name for an application that begins; another one each time. */
  readonly freshId: string;
  /** How long a draft is kept. */
  readonly keptDraftsDays: number;
  /** Places under their name in the other language, with this page's: "1000 Brussel" for Bruxelles. */
  readonly citiesFromOtherLanguage: Readonly<Record<string, string>>;
  /** The names, in the page's language, of the products that are lent. */
  readonly productNames: Readonly<Partial<Record<ProductCode, string>>>;
  codesOf(product: ProductCode, list: ListName): readonly string[];
}
