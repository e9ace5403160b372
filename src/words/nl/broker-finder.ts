import type { brokerFinder as french } from '../fr/broker-finder.ts';
import type { Translation } from '../translation.ts';

export const brokerFinder: Translation<typeof french> = {
  form: 'Een makelaar zoeken',
  field: {
    label: 'Postcode of gemeente',
    labelWithStreets: 'Postcode, gemeente of adres',
    hint: 'Bijvoorbeeld 9000 of Elsene.',
    hintWithStreets: 'Bijvoorbeeld 9000, Elsene of een adres met de postcode.',
    list: 'Voorgestelde plaatsen',
    one: '1 plaats voorgesteld. Druk op pijl omlaag om ze te kiezen.',
    several: '{n} plaatsen voorgesteld. Gebruik de pijlen omhoog en omlaag om te kiezen.',
    none: 'Geen plaatsen voorgesteld.',
  },
  types: {
    legend: 'Voor',
    ch: 'een hypothecair krediet',
    pat: 'een persoonlijke lening',
    missing: 'Vink er minstens één aan.',
  },
  search: 'Zoeken',
  searching: 'We zoeken…',
  faults: {
    tooShort: 'Een postcode telt vier cijfers. U kunt ook de naam van een gemeente invullen.',
    unknownPostcode:
      'De postcode {text} bestaat niet in België. Kijk ze na, of vul de naam van de gemeente in.',
    notFound:
      'We vinden ‘{text}’ niet in België. We zoeken op postcode of op gemeente, niet op straat: vul een van beide in.',
    notFoundWithStreets:
      'We vinden ‘{text}’ niet in België. Probeer het met de postcode of met de naam van de gemeente.',
    question: 'We vinden in België geen plaats die precies ‘{text}’ heet.',
    several: 'In België heten verschillende plaatsen ‘{text}’.',
    province:
      '‘{text}’ is de naam van een provincie. We zoeken rond een gemeente: kies er een, of vul de postcode in.',
    provinceOrCountry:
      '‘{text}’ is een Belgische provincie en een buurland. Onze makelaars werken alleen in België: kies een gemeente van de provincie, of vul een postcode in.',
    abroad:
      '‘{text}’ ligt in het buitenland. Onze makelaars werken alleen in België: vul een Belgische postcode of gemeente in.',
  },
  failed: {
    title: 'Het zoeken is niet gelukt.',
    text: 'Misschien viel de verbinding weg. Wat u invulde, staat er nog.',
    again: 'Opnieuw proberen',
  },
  position: {
    button: 'Mijn locatie gebruiken',
    note: 'Alleen voor deze zoekopdracht: we ontvangen uw locatie tot op een honderdtal meter nauwkeurig en bewaren ze niet.',
    asking: 'Uw browser zoekt uw locatie…',
    refused:
      'Uw browser heeft uw locatie niet doorgegeven. Vul uw postcode in: zo vindt u dezelfde makelaars.',
    unavailable: 'Uw locatie kon niet worden bepaald. Vul uw postcode in.',
    late: 'Uw locatie laat op zich wachten. Probeer het opnieuw, of vul uw postcode in.',
    outside:
      'U bevindt zich buiten België. Onze makelaars werken alleen in België: vul de Belgische postcode in waar u zoekt.',
  },
  views: { legend: 'Weergave', list: 'Lijst', map: 'Kaart' },
  results: {
    label: 'Resultaten',
    before: 'Waar zoekt u?',
    beforeText:
      'Vul een postcode of een gemeente in: hier verschijnen de dichtstbijzijnde makelaars, met hun telefoonnummer en hun openingsuren.',
    question: 'Bedoelde u {places}?',
    /** Before the last of several. */
    or: ' of ',
    others: 'Andere plaatsen met die naam: {places}',
    one: 'makelaar binnen {radius}',
    several: 'makelaars binnen {radius}',
    around: 'van {place}',
    aroundVowel: 'van {place}',
    aroundCentre: 'van het centrum van {place}',
    aroundYou: 'van uw locatie',
    nearest: 'Dit zijn de {n} dichtstbijzijnde.',
    moreOne: 'Nog 1 makelaar tonen',
    more: 'Nog {n} makelaars tonen',
    noTypes: 'Geen krediet aangevinkt',
    noTypesText:
      'Vink het hypothecair krediet, de persoonlijke lening of allebei aan: de lijst en de kaart tonen dan de makelaars die ze aanbieden.',
    emptyTitle: 'Geen makelaar voor deze keuze in de omgeving {around}',
    emptyText:
      'Bel ons: {phone} voor een persoonlijke lening, {mortgagePhone} voor een hypothecair krediet. Een adviseur zegt u bij wie u terechtkunt.',
    emptyAppointment: 'Een afspraak vragen',
  },
  card: {
    ch: 'Hypothecaire kredieten',
    pat: 'Persoonlijke leningen',
    away: 'op {distance} in vogelvlucht',
    withinKilometre: 'op minder dan 1\u00a0km van het centrum',
    fromCentre: 'op ongeveer {n}\u00a0km van het centrum',
    metres: '{n}\u00a0m',
    kilometres: '{n}\u00a0km',
    call: '{name} bellen: {phone}',
    write: 'Contact opnemen met {contact}',
    writeOffice: 'Contact opnemen',
    today: 'Vandaag: {times}',
    openUntil: 'Open tot {time}',
    closedToday: 'Vandaag gesloten',
    hoursOf: 'Openingsuren, {name}',
    choose: 'Deze makelaar kiezen',
    chosen: 'Makelaar gekozen',
    chooseFor: {
      ch: 'Kiezen voor een hypothecair krediet',
      pat: 'Kiezen voor een persoonlijke lening',
    },
    chosenFor: {
      ch: 'Gekozen voor een hypothecair krediet',
      pat: 'Gekozen voor een persoonlijke lening',
    },
  },
  chosen: {
    label: 'De makelaar die u koos',
    title: 'U koos {name}',
    text: 'Uw aanvraag vermeldt deze makelaar. De rentevoet en de voorwaarden blijven dezelfde.',
    loan: 'Een lening berekenen en aanvragen',
    appointment: 'Een afspraak vragen',
    contact: 'Schrijf ons',
    remove: 'Mijn keuze wissen',
    removed: '{name}: uw keuze is gewist.',
    announced: '{name}: gekozen.',
  },
  map: {
    close: 'De fiche sluiten',
    loading: 'De kaart wordt geladen…',
    failed: 'De kaart kon niet worden geladen. In de lijst staan dezelfde makelaars.',
    again: 'De kaart opnieuw laden',
  },
};
