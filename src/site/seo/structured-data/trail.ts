import type { StructuredData } from '#domain/seo/structured-data.ts';

/** A page on the way from home to the one being read, with its absolute address. */
export interface TrailStep {
  name: string;
  href: string;
}

/** The way from the home page to the page, both included. */
export function breadcrumbData(steps: readonly TrailStep[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  };
}
