import { ADDRESSES, PAGE_KEYS, PAGES } from './pages.ts';

/** Where browsers that know the header `Speculation-Rules` read which links to fetch before they are followed. */
export const PREFETCH_RULES_ADDRESS = '/prefetch.speculationrules';

/** What is no page: calls, of which some begin something, and what only development has. */
const NO_PAGES = ['/api/*', '/dev/*', '/*.pdf'];

/** Links that a script follows in its own way, so that the page they lead to is not shown. */
const FOLLOWED_BY_SCRIPTS = '[href^="#"], [download], [rel="next"], .term';

/** Read over the page, from links that are followed by a script. Browsers compare addresses, not links. */
const READ_OVER_THE_PAGE = Object.values(ADDRESSES.privacy);

/** What the home page shows in its tabs, which are links to these pages. */
const TABS_OF_HOME_PAGE = PAGE_KEYS.flatMap((key) => {
  const page = PAGES[key];
  const hasTab = 'menu' in page && (page.menu === 'loans' || page.menu === 'mortgages');
  return hasTab ? Object.values(page.addresses) : [];
});

/**
 * A page of this site is asked for as the finger or button goes down on its link, and not before the click is nearly
 * certain: what is fetched for nothing costs the visitor's data. https://wicg.github.io/nav-speculation
 */
export const PREFETCH_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...NO_PAGES, ...READ_OVER_THE_PAGE] } },
          { not: { selector_matches: FOLLOWED_BY_SCRIPTS } },
          {
            not: {
              and: [
                { selector_matches: ':root:has(.tab-links) *' },
                { href_matches: TABS_OF_HOME_PAGE },
              ],
            },
          },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};
