import { foldName } from './fold-name.ts';

/*
 * The provinces whose name is no town's, by ISO 3166-2, in French, Dutch, German and English. Antwerp, Liège
 * and Namur mean the town. "Limbourg" is a municipality, which the other spelling is not known by.
 */
const PROVINCES = {
  'BE-VBR': 'Brabant flamand, Vlaams-Brabant, Flämisch-Brabant, Flemish Brabant',
  'BE-VLI': 'Limburg',
  'BE-VOV': 'Flandre orientale, Oost-Vlaanderen, Ostflandern, East Flanders',
  'BE-VWV': 'Flandre occidentale, West-Vlaanderen, Westflandern, West Flanders',
  'BE-WBR': 'Brabant wallon, Waals-Brabant, Wallonisch-Brabant, Walloon Brabant',
  'BE-WHT': 'Hainaut, Henegouwen, Hennegau',
  'BE-WLX': 'Luxembourg, Luxemburg',
} as const;

/** The province that has the name of a country. */
const LUXEMBOURG = 'BE-WLX';

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(PROVINCES).flatMap(([code, names]) =>
    names.split(',').map((name) => [foldName(name), code] as const),
  ),
);

const BEFORE = /^(?:provin(?:ce|cie|z)) (?:de |du |of )?/;

export interface NamedProvince {
  readonly code: string;
  /** The name alone is a country's too. */
  readonly isCountryToo: boolean;
}

/** The province that a text names, with or without the word for it; undefined for any other text. */
export function provinceNamed(typed: string): NamedProvince | undefined {
  const folded = foldName(typed);
  const name = folded.replace(BEFORE, '');
  const code = BY_NAME.get(name);
  return code === undefined
    ? undefined
    : { code, isCountryToo: code === LUXEMBOURG && name === folded };
}
