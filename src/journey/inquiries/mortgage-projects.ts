/** The purposes of a mortgage (C-2.7). */
export const MORTGAGE_PROJECTS = [
  'buy',
  'build',
  'renew',
  'buyandrenew',
  'refinance',
  'buylease',
  'buyoutside',
] as const;
export type MortgageProject = (typeof MORTGAGE_PROJECTS)[number];

/** The countries for a purchase abroad (C-2.7). */
export const MORTGAGE_COUNTRIES = [
  'france',
  'paysbas',
  'luxembourg',
  'allemagne',
  'italie',
  'portugal',
  'espagne',
] as const;
export type MortgageCountry = (typeof MORTGAGE_COUNTRIES)[number];

/** The types of property: `leasing` is a building to let, `terrain` land. */
export const ESTATE_TYPES = ['house', 'apartment', 'leasing', 'terrain'] as const;
export type EstateType = (typeof ESTATE_TYPES)[number];

const BUILDINGS = ['house', 'apartment', 'leasing'] as const;

/** The types to choose from (W-6.19); other projects are not asked. */
const TYPES_OF: Readonly<Partial<Record<MortgageProject, readonly EstateType[]>>> = {
  buy: ESTATE_TYPES,
  build: BUILDINGS,
  buylease: BUILDINGS,
  buyoutside: BUILDINGS,
};

/** The only project that is asked for its country. */
export const ABROAD: MortgageProject = 'buyoutside';

export function isMortgageProject(value: unknown): value is MortgageProject {
  return MORTGAGE_PROJECTS.some((project) => project === value);
}

/** Empty until a project is chosen. */
export function estateTypesOf(project: string | undefined): readonly EstateType[] {
  return (isMortgageProject(project) && TYPES_OF[project]) || [];
}
