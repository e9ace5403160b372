import type { purchase as french } from '../fr/purchase.ts';
import type { Translation } from '../translation.ts';

export const purchase: Translation<typeof french> = {
  summary: 'Uitgaan van de prijs van een woning',
  lead: 'Voor de aankoop van een bestaand huis of appartement: wat de aankoop in totaal kost, en wat er nog te lenen valt.',
  price: 'Prijs van de woning',
  ownMeans: 'Uw eigen inbreng',
  outOfBounds: 'Geef een bedrag tussen {min} en {max}.',
  region: {
    legend: 'Waar ligt ze?',
    brussels: 'Brussel',
    flanders: 'Vlaanderen',
    wallonia: 'Wallonië',
  },
  ownHome: 'Het wordt mijn enige woning, en ik ga er wonen',
  needed: {
    price: 'de prijs',
    ownMeans: 'uw inbreng (0 als er geen is)',
    region: 'het gewest',
  },
  and: 'en',
  waiting: 'Vul nog {what} in: de berekening verschijnt hier.',
  toCorrect: 'Een bedrag klopt nog niet: daarna verschijnt de berekening hier.',
  lines: {
    price: 'Prijs van de woning',
    duty: 'Registratierechten, {rate} op {base}',
    noDuty: 'Registratierechten, niet verschuldigd bij deze prijs',
    notary: 'Notaris, raming',
    vat: 'Btw op de notaris',
    deedCosts: 'Andere aktekosten, raming',
    creditFees: 'Kosten van het krediet, hypotheekakte inbegrepen',
    total: 'In totaal',
    ownMeans: 'Uw inbreng',
    toBorrow: 'Nog te lenen',
    toFind: 'Nog te financieren',
  },
  result: '{label}: {amount}.',
  share: 'Dat is {share} van de prijs.',
  caution:
    'De Nationale Bank vraagt kredietgevers om voorzichtig te zijn als het krediet hoger is dan {share} van de waarde van de woning.',
  nothing: 'Uw inbreng volstaat: er valt niets te lenen.',
  tooLittle: 'Dat is minder dan het minimum van dit krediet, {min}.',
  overPrice:
    'Dit krediet financiert hoogstens de prijs van de woning, niet de rechten en de kosten: u hebt een inbreng van minstens {least} nodig.',
  tooMuch:
    'Dat is meer dan het maximum van dit krediet, {max}: u hebt een inbreng van minstens {least} nodig.',
  use: 'Berekenen met {amount}',
  used: 'Bedrag uit de berekening van uw aankoop: {amount}.',
  leftOut:
    'Niet inbegrepen: een nieuwe woning met btw, andere verminderingen van de gewesten dan die voor de eigen woning, het lagere tarief van de notaris voor een enige woning, een waarde hoger dan de prijs. De notaris maakt de exacte berekening.',
};
