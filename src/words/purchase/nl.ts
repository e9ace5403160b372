import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
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
  ownHome: 'Het wordt onze enige woning, en we gaan er wonen',
  waiting:
    'Vul een prijs, uw inbreng (0 als er geen is) en het gewest in: de berekening verschijnt hier.',
  lines: {
    price: 'Prijs van de woning',
    duty: 'Registratierechten, {rate} op {base}',
    notary: 'Notaris, raming',
    vat: 'Btw op de notaris',
    deedCosts: 'Andere aktekosten, raming',
    creditFees: 'Kosten van het krediet, hypotheekakte inbegrepen',
    total: 'In totaal',
    ownMeans: 'Uw inbreng',
    toBorrow: 'Nog te lenen',
  },
  share: 'Dat is {share} van de prijs.',
  nothing: 'Uw inbreng volstaat: er valt niets te lenen.',
  tooLittle: 'Dat is minder dan het minimum van dit krediet, {min}.',
  tooMuch: 'Dat is meer dan het maximum van dit krediet, {max}.',
  use: 'Berekenen met {amount}',
  leftOut:
    'Niet inbegrepen: een nieuwe woning met btw, andere verminderingen van de gewesten dan die voor de eigen woning, het lagere tarief van de notaris voor een enige woning, een waarde hoger dan de prijs. De notaris maakt de juiste rekening.',
};
