import { foldName } from './fold-name.ts';

/*
 * Places that a visitor may type and that lie outside Belgium: the capitals of Europe, and the towns beyond
 * each border, in French, Dutch, German and English. A name that a Belgian place shares (Lille, Bailleul,
 * Weert) is in none of the lists: a test compares them with the localities.
 */

const COUNTRIES = `France, Frankrijk, Frankreich, Pays-Bas, Nederland, Niederlande, Netherlands, The Netherlands,
  Hollande, Holland, Allemagne, Duitsland, Deutschland, Germany, Grand-Duché de Luxembourg,
  Groothertogdom Luxemburg, Grand-Duché, Royaume-Uni, Verenigd Koninkrijk, United Kingdom,
  Vereinigtes Königreich, Angleterre, Engeland, England, Suisse, Zwitserland, Schweiz, Switzerland, Italie, Italië,
  Italien, Italy, Espagne, Spanje, Spanien, Spain, Portugal, Autriche, Oostenrijk, Österreich, Austria,
  Irlande, Ierland, Irland, Ireland, Danemark, Denemarken, Dänemark, Denmark, Pologne, Polen, Poland`;

const TOWNS_NEAR_THE_BORDER = `Roubaix, Tourcoing, Rijsel, Villeneuve-d'Ascq, Armentières, Hazebrouck, Dunkerque,
  Duinkerke, Dünkirchen, Dunkirk, Calais, Boulogne-sur-Mer, Saint-Omer, Arras, Béthune, Douai, Cambrai,
  Valenciennes, Maubeuge, Hautmont, Avesnes-sur-Helpe, Fourmies, Hirson, Saint-Quentin, Amiens, Laon, Soissons,
  Charleville-Mézières, Charleville, Sedan, Givet, Fumay, Revin, Reims, Verdun, Longwy, Thionville,
  Metz, Nancy, Luxembourg-Ville, Esch-sur-Alzette, Differdange, Dudelange, Clervaux, Wiltz,
  Ettelbruck, Echternach, Aix-la-Chapelle, Aken, Aachen, Trèves, Trier, Cologne, Keulen, Köln, Koeln, Düsseldorf,
  Bonn, Mönchengladbach, Krefeld, Dortmund, Monschau, Montjoie, Düren, Bitburg, Prüm,
  Maastricht, Maestricht, Heerlen, Kerkrade, Vaals, Sittard, Geleen, Valkenburg, Roermond, Ruremonde, Venlo,
  Eindhoven, Tilburg, Breda, Roosendaal, Bergen op Zoom, Helmond, 's-Hertogenbosch, Den Bosch, Bois-le-Duc,
  Baarle-Nassau, Terneuzen, Sluis, Hulst, Goes, Vlissingen, Flessingue, Nijmegen, Nimègue, Arnhem, Dordrecht`;

const TOWNS_FURTHER_AWAY = `Paris, Parijs, Lyon, Marseille, Toulouse, Bordeaux, Nantes, Strasbourg, Straatsburg, Straßburg,
  Rennes, Rouen, Le Havre, Dijon, Grenoble, Montpellier, Nice, Amsterdam, Rotterdam, La Haye, Den Haag, The Hague,
  's-Gravenhage, Utrecht, Groningen, Groningue, Haarlem, Leiden, Leyde, Delft, Apeldoorn, Enschede, Zwolle,
  Berlin, Berlijn, Hambourg, Hamburg, Munich, München, Muenchen, Francfort, Frankfurt, Stuttgart, Hanovre, Hannover,
  Brême, Bremen, Leipzig, Dresde, Dresden, Nuremberg, Nürnberg, Münster, Sarrebruck, Saarbrücken, Mayence, Mainz,
  Londres, Londen, London, Manchester, Birmingham, Liverpool, Édimbourg, Edinburgh, Dublin, Madrid, Barcelone,
  Barcelona, Valence, Valencia, Séville, Sevilla, Malaga, Alicante, Lisbonne, Lissabon, Lisboa, Lisbon, Porto,
  Rome, Roma, Rom, Milan, Milaan, Mailand, Milano, Turin, Turijn, Torino, Naples, Napels, Neapel, Napoli, Florence,
  Venise, Venetië, Venedig, Venezia, Venice, Berne, Bern, Genève, Geneva, Genf, Zurich, Zürich, Lausanne, Bâle,
  Basel, Vienne, Wenen, Wien, Vienna, Prague, Praag, Prag, Praha, Budapest, Boedapest, Varsovie, Warschau, Warsaw,
  Cracovie, Krakau, Kraków, Bratislava, Ljubljana, Zagreb, Belgrado, Belgrad, Sarajevo, Sofia, Bucarest,
  Boekarest, Bukarest, Bucharest, Athènes, Athene, Athen, Athens, Copenhague, Kopenhagen, Copenhagen, Oslo,
  Stockholm, Helsinki, Tallinn, Riga, Vilnius, Reykjavik, Kiev, Kyiv, Moscou, Moskou, Moskau, Moscow, Istanbul,
  Ankara, Rabat, Casablanca, Tanger, Marrakech, Alger, Algiers, Algier, Tunis, Kinshasa, Kigali, New York,
  Washington, Monaco, Andorre, Andorra, Vaduz, La Valette, Valletta, Nicosie, Nicosia`;

/** A country and its capital, and a Belgian province: alone, it is asked about (`provinces.ts`). */
const SHARED_NAMES = 'Luxembourg, Luxemburg';

const BELGIUM = 'Belgique, België, Belgien, Belgium';

const listOf = (names: string): readonly string[] =>
  names.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
const foldedSetOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(listOf).map(foldName));

const TOWNS_ABROAD = foldedSetOf(TOWNS_NEAR_THE_BORDER, TOWNS_FURTHER_AWAY, SHARED_NAMES);
const COUNTRIES_ABROAD = foldedSetOf(COUNTRIES);
const OWN_COUNTRY = foldedSetOf(BELGIUM);

/** The places that are known to lie abroad whenever they are named, as written. */
export const PLACES_ABROAD: readonly string[] = [
  COUNTRIES,
  TOWNS_NEAR_THE_BORDER,
  TOWNS_FURTHER_AWAY,
].flatMap(listOf);

/** The maximum number of words of a name abroad. */
const MAX_WORDS = 4;

/** Before a name, these words make it a street's: "Rue de Paris". */
const PARTICLE =
  /^(?:d|de|des|du|l|la|le|les|van|von|der|den|het|of|rue|avenue|place|boulevard|chaussee)$/;

/**
 * Whether the text names a place outside Belgium: the whole of it, what follows its last comma, its last
 * words after a number ("10 rue du Bac 75007 Paris"), a country at its end ("Lille, France"), or any name
 * with a postcode of another country ("59000 Lille").
 */
export function liesAbroad(typed: string): boolean {
  const lastPart = typed.slice(typed.lastIndexOf(',') + 1);
  return (
    FOREIGN_POSTCODE.test(typed) ||
    [typed, lastPart].some(isNamedAbroad) ||
    endsAbroad(foldName(typed).split(' '))
  );
}

/** Five digits before or after a name, or digits after a country's letters: "59000 Lille", "L-4000 Esch". */
const FOREIGN_POSTCODE =
  /(?<!\d)\d{5}[\s,]+\p{L}{2}|\p{L}{2}[\s,]+\d{5}\s*$|(?<![\p{L}\d])(?:FR?|DE?|LU?|NL|CH|AT?)\s?-\s?\d{4,5}(?!\d)/iu;

function isNamedAbroad(part: string): boolean {
  const name = foldName(part).replace(CODE_BEFORE, '').replace(CODE_AFTER, '');
  return TOWNS_ABROAD.has(name) || COUNTRIES_ABROAD.has(name);
}

/** "F-75001 Paris", "6211 AB Maastricht", "Paris 1000". */
const CODE_BEFORE = /^(?:[a-z]{1,2} )?\d+ (?:[a-z]{2} (?=.))?/;
const CODE_AFTER = / \d+$/;

function endsAbroad(words: readonly string[]): boolean {
  return Array.from({ length: MAX_WORDS }, (_, i) => i + 1).some((count) => {
    const before = words.slice(0, -count).join(' ');
    if (before === '') return false;
    const name = words.slice(-count).join(' ');
    if (COUNTRIES_ABROAD.has(name))
      return !PARTICLE.test(before.slice(before.lastIndexOf(' ') + 1));
    return ENDS_WITH_CODE.test(before) && TOWNS_ABROAD.has(name);
  });
}

/** A house number or a postcode, also a Dutch one with its letters. */
const ENDS_WITH_CODE = /(?:^| )\d+[a-z]?(?: [a-z]{2})?$/;

/** Removes the country from "Namur, Belgique". */
export function withoutOwnCountry(typed: string): string {
  return typed.replace(/[\s,(-]+(\p{L}+)[\s.)]*$/u, (end, word: string) =>
    OWN_COUNTRY.has(foldName(word)) ? '' : end,
  );
}
