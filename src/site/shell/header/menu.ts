import {
  type MenuGroup as MenuGroupName,
  PAGE_KEYS,
  type PagesWith,
  pageOf,
} from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt, menuGroupOf } from '#site/build/existing-pages.ts';
import { menu } from '#words/menu/menu.ts';
import { resolveParts } from '#words/resolve-parts.ts';

/** The entries of the menu, in order: groups that open, then single pages. */
const GROUPS = ['loans', 'mortgages', 'advice'] as const satisfies readonly MenuGroupName[];

type MenuPage = PagesWith<{ menu: string }>;

/** The pages of a menu group, in the registry's order except for the leading page. */
function pagesIn(menu: MenuGroupName | 'alone', groupOf: typeof menuGroupOf): readonly MenuPage[] {
  const pages = PAGE_KEYS.filter((key): key is MenuPage => groupOf(key) === menu);
  return pages.toSorted(
    (a, b) => Number(pageOf(b).leadsMenu ?? 0) - Number(pageOf(a).leadsMenu ?? 0),
  );
}

export interface MenuLink {
  readonly title: string;
  /** A short description. */
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

/**
 * A sentence whose parts in brackets depend on how many pages the group has of its own: without mortgages, the
 * simulator stands with the loans, and is none.
 */
const withCount = (lead: string, links: number) =>
  resolveParts(
    lead,
    (name) => (name === 'several' ? (links > 1 ? 'yes' : 'no') : String(links)),
    () => true,
  );

/** The menu in one language, without pages that are not built. Build only. */
export function findMenu(
  locale: Locale,
  findAddress = addressIfBuilt,
  groupOf = menuGroupOf,
): readonly MenuEntry[] {
  const words = menu[locale];
  const link = (page: MenuPage): MenuLink[] => {
    const href = findAddress(page, locale);
    return href === undefined ? [] : [{ ...words.pages[page], href }];
  };
  const groups = GROUPS.flatMap((group): readonly MenuEntry[] => {
    const pages = pagesIn(group, groupOf);
    const links = pages.flatMap(link);
    const own = pages.filter((page) => pageOf(page).menu === group).flatMap(link);
    const { title, lead } = words.groups[group];
    return links.length === 0
      ? []
      : [{ id: group, title, lead: withCount(lead, own.length), links }];
  });
  return [...groups, ...pagesIn('alone', groupOf).flatMap(link)];
}
