import type { StructuredData } from '#seo/structured-data.ts';

/** A page in the breadcrumbs, with its absolute address. */
export interface Breadcrumb {
  name: string;
  href: string;
}

/** The breadcrumbs from the home page to the page, both included. */
export function breadcrumbData(steps: readonly Breadcrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  } as const satisfies StructuredData;
}
