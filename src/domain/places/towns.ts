/*
 * The larger towns among the localities, by postcode and French or Dutch name. Order of size: Statbel,
 * population of municipalities, 1 January 2024. Rank 1 is Brussels and the capitals of the provinces, which a
 * map names before all others, Wavre last, as it lies between Brussels and Leuven; capitals of districts rank one
 * higher than their size.
 */
const TOWNS = {
  1: `1000 Bruxelles, 2000 Antwerpen, 9000 Gent, 4000 Liège, 8000 Brugge, 5000 Namur, 3000 Leuven, 7000 Mons,
    3500 Hasselt, 6700 Arlon, 1300 Wavre`,
  2: `6000 Charleroi, 9300 Aalst, 2800 Mechelen, 7100 La Louvière,
    9100 Sint-Niklaas, 8500 Kortrijk, 8400 Oostende, 7500 Tournai, 3600 Genk, 4100 Seraing,
    8800 Roeselare, 7700 Mouscron, 4800 Verviers, 2300 Turnhout, 1400 Nivelles,
    4500 Huy, 5500 Dinant, 6600 Bastogne, 6900 Marche-en-Famenne, 8900 Ieper, 4700 Eupen, 1500 Halle,
    1800 Vilvoorde, 9200 Dendermonde, 3800 Sint-Truiden, 3700 Tongeren, 6840 Neufchâteau`,
  3: `1030 Schaerbeek, 1070 Anderlecht, 1180 Uccle, 1050 Ixelles, 4040 Herstal, 9160 Lokeren,
    2500 Lier, 2440 Geel, 2200 Herentals, 2400 Mol, 3300 Tienen, 3200 Aarschot, 3290 Diest,
    3960 Bree, 3680 Maaseik, 3920 Lommel, 3740 Bilzen, 8790 Waregem, 8870 Izegem, 8600 Diksmuide,
    8630 Veurne, 8300 Knokke, 8700 Tielt, 9700 Oudenaarde, 9900 Eeklo, 9600 Ronse, 9500 Geraardsbergen,
    9800 Deinze, 1340 Ottignies, 1420 Braine-l’Alleud, 1410 Waterloo, 1480 Tubize, 1370 Jodoigne,
    7060 Soignies, 7800 Ath, 7130 Binche, 7090 Braine-le-Comte, 6530 Thuin, 6460 Chimay, 5600 Philippeville,
    5030 Gembloux, 5300 Andenne, 5060 Auvelais, 5590 Ciney, 5660 Couvin, 5580 Rochefort, 4300 Waremme,
    4600 Visé, 4900 Spa, 4970 Stavelot, 4960 Malmedy, 4780 Saint-Vith, 6800 Libramont-Chevigny,
    6760 Virton, 6830 Bouillon, 6940 Durbuy, 6980 La Roche-en-Ardenne, 6870 Saint-Hubert`,
} as const;

export type TownRank = 1 | 2 | 3 | 4;

const RANKS: ReadonlyMap<string, TownRank> = new Map(
  ([1, 2, 3] as const).flatMap((rank) =>
    TOWNS[rank].split(',').map((town) => [town.trim().replace(/\s+/g, ' '), rank] as const),
  ),
);

/** Every ranked town, as "1000 Bruxelles". */
export const RANKED_TOWNS: readonly string[] = [...RANKS.keys()];

const ORDER: ReadonlyMap<string, number> = new Map(
  RANKED_TOWNS.map((town, place) => [town, place]),
);

/** The rank of all other localities. */
export const VILLAGE = 4;

/** 1 for the largest towns to 4 for villages. */
export function rankOf(zip: string, fr: string, nl: string): TownRank {
  return RANKS.get(`${zip} ${fr}`) ?? RANKS.get(`${zip} ${nl}`) ?? VILLAGE;
}

/** The place of a locality in the order of the ranked towns; villages come after all of them. */
export function orderOf(zip: string, names: readonly string[]): number {
  return Math.min(...names.map((name) => ORDER.get(`${zip} ${name}`) ?? ORDER.size));
}
