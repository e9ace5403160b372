import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { type MenuWords, menu } from '#words/menu/menu.ts';
import type { PageKey } from '../../addresses.ts';

/** What the header leads to, in order: groups that open, and pages by themselves. */
const MENU = [
  {
    group: 'loans',
    pages: [
      'personalLoan',
      'carLoan',
      'mobileHomeLoan',
      'renovationLoan',
      'grouping',
      'coproperty',
    ],
  },
  {
    group: 'mortgages',
    pages: ['mortgage', 'lightMortgage', 'configurator', 'mortgageAppointment'],
  },
  { group: 'advice', pages: ['search', 'faq', 'glossary', 'news', 'accessibility'] },
  { page: 'brokers' },
  { page: 'contact' },
] as const satisfies readonly (
  | { group: keyof MenuWords['groups']; pages: readonly (PageKey & keyof MenuWords['pages'])[] }
  | { page: PageKey & keyof MenuWords['pages'] }
)[];

export interface MenuLink {
  readonly title: string;
  /** What is behind it, in a few words. */
  readonly text: string;
  readonly href: string;
}

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuGroup | MenuLink;

/** The menu in one language, without the pages that are not built. For the build alone. */
export function findMenu(locale: Locale, findAddress = addressIfBuilt): readonly MenuEntry[] {
  const words = menu[locale];
  const link = (page: PageKey & keyof MenuWords['pages']): MenuLink[] => {
    const href = findAddress(page, locale);
    return href === undefined ? [] : [{ ...words.pages[page], href }];
  };
  return MENU.flatMap((entry): readonly MenuEntry[] => {
    if ('page' in entry) return link(entry.page);
    const links = entry.pages.flatMap(link);
    return links.length === 0 ? [] : [{ id: entry.group, ...words.groups[entry.group], links }];
  });
}
