import { PAGE_KEYS, type PagesWith, pageOf } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt, menuGroupOf } from '#site/build/existing-pages.ts';
import { frame } from '#words/frame/frame.ts';
import { menu } from '#words/menu/menu.ts';

/** The group of what belongs to no group of the menu: contact, and the texts of the law. */
export const LAST = 'information';

const GROUPS = ['loans', 'mortgages', 'advice', LAST] as const;

export interface FooterGroup {
  readonly id: (typeof GROUPS)[number];
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

type FooterPage = PagesWith<{ footer: true }>;

/** The footer's links in one language, by the groups of the menu, without pages that are not built. Build only. */
export function findFooterGroups(
  locale: Locale,
  findAddress: typeof addressIfBuilt = addressIfBuilt,
): readonly FooterGroup[] {
  const words = frame[locale];
  const pages = PAGE_KEYS.filter((key): key is FooterPage => pageOf(key).footer === true);
  return GROUPS.map((id) => ({
    id,
    title: id === LAST ? words.footer.information : menu[locale].groups[id].title,
    links: pages
      .filter((key) => groupOf(key) === id)
      .flatMap((key) => {
        const href = findAddress(key, locale);
        return href ? [{ href, label: words.pages[key] }] : [];
      }),
  })).filter(({ id, links }) => id === LAST || links.length > 0);
}

/** The group that a page stands in. */
function groupOf(key: FooterPage): (typeof GROUPS)[number] {
  const group = menuGroupOf(key);
  return group === undefined || group === 'alone' ? LAST : group;
}
