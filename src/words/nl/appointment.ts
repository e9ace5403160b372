import type { appointment as french } from '../fr/appointment.ts';
import type { Translation } from '../translation.ts';

/** The mortgage appointment: its form, its faults and its thanks. */
export const appointment: Translation<typeof french> = {
  title: 'Afspraak voor een hypothecair krediet',
  description:
    'Bereid een gesprek met een adviseur voor: uw plannen en uw gegevens volstaan, de bedragen en uw situatie helpen om de berekening samen te maken.',
  headline: 'Een krediet voor twintig jaar verdient een gesprek.',
  lead: 'Vertel ons wat u van plan bent: een adviseur belt u, en u kiest samen het moment. Uw plannen en uw gegevens volstaan. De rest is niet verplicht, en deze aanvraag verbindt u tot niets.',
  form: 'Aanvraag van een hypotheekafspraak',
  optional: 'Niet verplicht',
  choose: 'Kies',
  carriedOver: {
    simulation: 'Simulatie',
    classic: 'Hypothecair krediet',
    light: 'Hypothecair krediet light',
    borrow: '{name}: {amount} over {years}\u00a0jaar',
    settle: '{name}: {amount} per maand gedurende {years}\u00a0jaar',
    emptied: 'Wat volgens de simulatie was ingevuld, is gewist.',
    taken: 'Volgens uw simulatie. U kunt het wijzigen.',
  },
  sections: {
    project: {
      title: 'Uw plannen',
      text: 'Daarvan hangt af wat de adviseur vraagt en welke documenten u klaarlegt.',
    },
    person: {
      title: 'Uw gegevens',
      text: 'Om u te bellen, of u te schrijven als we u niet bereiken.',
    },
    amounts: {
      title: 'De bedragen',
      text: 'Ramingen volstaan. De adviseur maakt er een eerste berekening mee.',
    },
    property: {
      title: 'Het adres van het pand',
      text: 'Als u het al kent. De gemeente alleen helpt al: de aankoopkosten verschillen per gewest.',
    },
    means: {
      title: 'Uw inkomsten en uw lasten',
      text: 'We lenen alleen uit wat terugbetaald kan worden. Deze cijfers tonen wat u na de maandaflossing overhoudt om van te leven. Laat leeg wat u niet weet.',
    },
    more: {
      title: 'Een bericht, documenten',
      text: 'Wat in geen enkel vak past.',
    },
  },
  agreement: 'Uw akkoord',
  enough: {
    text: 'Dit volstaat voor een afspraak. De rest dient om ze voor te bereiden.',
    link: 'Ga naar het einde van het formulier',
  },
  fields: {
    name: { label: 'Voornaam', noun: 'De voornaam', hint: '' },
    surname: { label: 'Naam', noun: 'De naam', hint: '' },
    email: { label: 'E-mailadres', noun: 'Het e-\u2060mailadres', hint: '' },
    telephone: {
      label: 'Gsm of telefoon',
      noun: 'Het telefoonnummer',
      hint: 'Bijvoorbeeld 0475/123456.',
    },
    project: { label: 'Wat wilt u doen?', noun: 'Het project', hint: '' },
    country: { label: 'In welk land?', noun: 'Het land', hint: '' },
    type: { label: 'Welk pand?', noun: 'Het soort pand', hint: '' },
    address: { label: 'Straat', noun: 'De straat', hint: '' },
    addressnumber: { label: 'Nummer', noun: 'Het nummer', hint: '' },
    addressboite: { label: 'Bus', noun: 'Het busnummer', hint: '' },
    addresscap: { label: 'Postcode', noun: 'De postcode', hint: '' },
    addresscity: { label: 'Gemeente', noun: 'De gemeente', hint: '' },
    price: {
      label: 'Prijs of kosten van het project',
      noun: 'Het bedrag van het project',
      hint: '',
    },
    priceapport: {
      label: 'Uw eigen inbreng',
      noun: 'Het bedrag van uw inbreng',
      hint: 'Wat u zelf betaalt: spaargeld, een schenking, een verkoop.',
    },
    priceborrow: { label: 'Te lenen bedrag', noun: 'Het te lenen bedrag', hint: '' },
    borrowsingle: { label: 'U leent', noun: 'Het aantal kredietnemers', hint: '' },
    revenuetotal: {
      label: 'Netto-inkomsten in totaal',
      noun: 'Het bedrag van uw inkomsten',
      hint: 'Met zijn tweeën: die van beiden.',
    },
    revenuereplace: {
      label: 'waarvan vervangingsinkomen',
      noun: 'Het bedrag van het vervangingsinkomen',
      hint: 'Pensioen, werkloosheid, uitkering.',
    },
    revenuelocation: {
      label: 'waarvan ontvangen huur',
      noun: 'Het bedrag van de ontvangen huur',
      hint: '',
    },
    revenuemobil: {
      label: 'waarvan roerende inkomsten',
      noun: 'Het bedrag van de roerende inkomsten',
      hint: 'Interesten, dividenden.',
    },
    chargecredit: {
      label: 'Maandaflossingen van uw huidige kredieten',
      noun: 'Het bedrag van uw huidige maandaflossingen',
      hint: '',
    },
    chargepension: {
      label: 'Onderhoudsgeld dat u betaalt',
      noun: 'Het bedrag van het onderhoudsgeld',
      hint: '',
    },
    chargeafter: {
      label: 'waarvan aflossingen die na het project doorlopen',
      noun: 'Het bedrag van de aflossingen die doorlopen',
      hint: 'Een wagen, bijvoorbeeld.',
    },
    chargechilds: {
      label: 'Kinderen ten laste',
      noun: 'Het aantal kinderen ten laste',
      hint: '',
    },
    comments: {
      label: 'Wat de adviseur moet weten',
      noun: 'Uw bericht',
      hint: 'Een termijn in het compromis, een vraag, de uren waarop u bereikbaar bent. Niets over uw gezondheid.',
    },
    legal: {
      label: 'Mogen we deze antwoorden gebruiken om de afspraak voor te bereiden?',
      noun: 'Uw akkoord',
      hint: 'Alleen wie de afspraak voorbereidt, leest ze. U kunt uw akkoord altijd intrekken: een bericht volstaat, en we wissen ze.',
    },
  },
  perMonth: 'Per maand',
  incomes: 'Wat binnenkomt',
  charges: 'Wat eruitgaat',
  prices: {
    buy: { label: 'Aankoopprijs', noun: 'De aankoopprijs' },
    build: { label: 'Kosten van de bouw', noun: 'Het bedrag van de bouw' },
    renew: { label: 'Kosten van de werken', noun: 'Het bedrag van de werken' },
    buyandrenew: { label: 'Aankoopprijs en werken', noun: 'De aankoopprijs met de werken' },
    refinance: { label: 'Waarde van het pand', noun: 'De waarde van het pand' },
    buylease: { label: 'Aankoopprijs', noun: 'De aankoopprijs' },
    buyoutside: { label: 'Aankoopprijs', noun: 'De aankoopprijs' },
  },
  choices: {
    project: {
      buy: 'Kopen',
      build: 'Bouwen',
      renew: 'Renoveren',
      buyandrenew: 'Kopen en renoveren',
      refinance: 'Een hypothecair krediet herfinancieren',
      buylease: 'Kopen om te verhuren',
      buyoutside: 'Kopen in het buitenland',
    },
    country: {
      france: 'Frankrijk',
      paysbas: 'Nederland',
      luxembourg: 'Luxemburg',
      allemagne: 'Duitsland',
      italie: 'Italië',
      portugal: 'Portugal',
      espagne: 'Spanje',
    },
    type: {
      house: 'Een huis',
      apartment: 'Een appartement',
      leasing: 'Een opbrengsteigendom',
      terrain: 'Een bouwgrond',
    },
    borrowsingle: { one: 'Alleen', two: 'Met zijn tweeën' },
    legal: { yes: 'Ja', no: 'Nee' },
  },
  notAsked: {
    country: 'Alleen voor een aankoop in het buitenland.',
    type: 'Als u koopt of bouwt. Een bouwgrond: alleen bij een aankoop in België.',
  },
  city: {
    first: 'Kies na de postcode.',
    unknown: 'We kennen deze postcode niet.',
  },
  filesAdvice: 'Een compromis, een offerte, een plan, een loonfiche.',
  send: 'Een afspraak aanvragen',
  next: {
    title: 'En daarna?',
    call: {
      title: 'We bellen u',
      text: 'Tijdens de openingsuren. [officeVisits=yes|U kiest samen het moment en de plaats: op kantoor of aan de telefoon.][officeVisits=no|U kiest samen het moment; het gesprek verloopt telefonisch.]',
    },
    talk: {
      title: 'U bespreekt het',
      text: 'De adviseur maakt de berekening opnieuw met u, rentevoet en kosten inbegrepen, en zegt welke documenten nodig zijn.',
    },
    decide: {
      title: 'U denkt na',
      text: 'Tot u tekent, bent u tot niets verbonden. Een aanvraag kan geweigerd worden; dan zeggen we waarom.',
    },
    phone: 'Belt u liever?',
  },
  thanks: {
    nextTitle: 'Dit kunt u intussen verzamelen',
    papers: {
      estate: {
        title: 'Over het pand',
        text: 'De advertentie, het compromis of het bod, de offertes van de werken, het EPC.',
      },
      means: {
        title: 'Over uw inkomsten',
        text: 'De laatste drie loonfiches, of het laatste aanslagbiljet als u zelfstandige bent.',
        replacement:
          'Het laatste attest van uw pensioen of uw uitkering; als u ook werkt, uw laatste drie loonfiches.',
        rent: 'Het huurcontract van wat u verhuurt.',
      },
      credits: {
        title: 'Over uw kredieten',
        text: 'De lopende contracten en wat u nog moet betalen.',
      },
    },
    back: 'Het hypothecair krediet opnieuw bekijken',
  },
  faults: {
    projectRequired: 'Vertel ons wat u wilt doen.',
    countryRequired: 'Kies het land.',
    typeRequired: 'Vertel ons om welk pand het gaat.',
    legalRequired: 'Antwoord met ja of nee.',
    legalRefused: 'Zonder uw akkoord kunnen we niets voorbereiden. U kunt ons ook bellen.',
    notOffered: 'Kies een van de voorgestelde antwoorden.',
    unreadable: '{field} bevat een teken dat er niet thuishoort.',
    between: '{field} moet tussen {min} en {max} liggen.',
  },
};
